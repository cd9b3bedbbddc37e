import { endpoints, players, sessions } from "@elite/contract"
import { openRawConnection, sendLargeBody } from "@elite/testkit/rawConnection"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"

const casino = casinoForFile({ sandbox: false })

const send = async (head: string) => {
  const { socket, response } = await openRawConnection(casino().config.port)
  socket.write(`${head}\r\nconnection: close\r\n\r\n`)
  return response
}

describe("malformed requests", () => {
  test.each(["[", "a b", "evil.example/path", "user@evil.example", "localhost:99999", "[::1", "a\\b", "%00"])(
    "refuses the host %s",
    async (host) => {
      for (const path of ["/api/content/site-detail", "/healthz", "/nothing"])
        expect((await send(`GET ${path} HTTP/1.1\r\nhost: ${host}`)).status).toBe(400)
    },
  )
  test.each(["localhost", "127.0.0.1:3000", "[::1]:3000", "casino.example"])(
    "accepts the host %s",
    async (host) => {
      expect((await send(`GET /healthz HTTP/1.1\r\nhost: ${host}`)).status).toBe(200)
    },
  )

  test("refuses NUL in an address of any route", async () => {
    for (const path of [
      "/%00",
      "/api/%00",
      "/media/posters/%00.avif",
      `${players.checkUniqueConstraints.path}?email=%00`,
    ])
      expect([path, (await send(`GET ${path} HTTP/1.1\r\nhost: localhost`)).status]).toEqual([path, 400])
  })

  test("every call refuses NUL in a text and names the field", async () => {
    const visitor = casino().visitor()
    for (const { method, path, multipart } of endpoints) {
      // Calls with files check the session before they read the body.
      if (multipart) continue
      const inQuery = method === "GET" || method === "DELETE"
      const answer = inQuery
        ? await visitor.fetch(`${path}?a=b%00c`, { method })
        : await visitor.fetch(path, {
            method,
            headers: { "content-type": "application/json" },
            body: '{"deep": [{"orderId": "a\\u0000b"}]}',
          })
      const { errors } = (await answer.json()) as { errors: { name: string; fields?: object }[] }
      expect([path, answer.status, errors[0]?.name]).toEqual([path, 400, "BadInputErrorType"])
      if (!inQuery) expect(errors[0]?.fields).toEqual({ orderId: translate("en", "fields")("nul") })
    }
  })

  test("refuses half a surrogate pair in a text", async () => {
    const body = JSON.stringify({ email: "a@example.be", password: "YQ==", deviceType: "web" })
    for (const odd of ["\\ud83d", "\\udc00a"]) {
      const answer = await casino()
        .visitor()
        .fetch(sessions.login.path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: body.replace("a@example.be", odd).replace("}", ', "preferredLanguage": "nl"}'),
        })
      const { errors } = (await answer.json()) as { errors: { name: string; fields?: object }[] }
      expect([answer.status, errors[0]?.fields]).toEqual([400, { email: translate("en", "fields")("nul") }])
    }
  })

  test("answers a login with NUL by 400, not 500", async () => {
    const body = { email: "a\0b", password: "YQ==", deviceType: "web", preferredLanguage: "en" }
    const answer = await casino()
      .visitor()
      .fetch(sessions.login.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    expect(answer.status).toBe(400)
  })

  test("refuses NUL in an address that third parties call", async () => {
    const headers = { "content-type": "application/json", connection: "close" }
    const response = await sendLargeBody(casino().config.port, {
      path: "/providers/bank/notify?a=%00",
      headers,
      bytes: 2,
    })
    expect(response.status).toBe(400)
  })
})
