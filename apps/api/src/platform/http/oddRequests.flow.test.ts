import { endpoints, players, sessions } from "@elite/contract"
import { openRawConnection, sendLargeBody } from "@elite/testkit/rawConnection"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"

const casino = casinoForFile({ sandbox: false })

const asked = async (head: string) => {
  const { socket, response: said } = await openRawConnection(casino().config.port)
  socket.write(`${head}\r\nconnection: close\r\n\r\n`)
  return said
}

describe("what no client of ours sends", () => {
  test.each(["[", "a b", "evil.example/path", "user@evil.example", "localhost:99999", "[::1", "a\\b", "%00"])(
    "the host %s is refused",
    async (host) => {
      for (const path of ["/api/content/site-detail", "/healthz", "/nothing"])
        expect((await asked(`GET ${path} HTTP/1.1\r\nhost: ${host}`)).status).toBe(400)
    },
  )
  test.each(["localhost", "127.0.0.1:3000", "[::1]:3000", "casino.example"])(
    "the host %s is a host",
    async (host) => {
      expect((await asked(`GET /healthz HTTP/1.1\r\nhost: ${host}`)).status).toBe(200)
    },
  )

  test("NUL in an address is refused, wherever it leads", async () => {
    for (const path of [
      "/%00",
      "/api/%00",
      "/media/posters/%00.avif",
      `${players.checkUniqueConstraints.path}?email=%00`,
    ])
      expect([path, (await asked(`GET ${path} HTTP/1.1\r\nhost: localhost`)).status]).toEqual([path, 400])
  })

  test("NUL in a text is refused by every call, with the field's name", async () => {
    const visitor = casino().visitor()
    for (const { method, path, multipart } of endpoints) {
      // Who sends it is looked at before a file is read.
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

  test("half a character is no text either", async () => {
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

  test("NUL in what is typed to log in is no fault of ours", async () => {
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

  test("a third party's address is looked at too", async () => {
    const headers = { "content-type": "application/json", connection: "close" }
    const said = await sendLargeBody(casino().config.port, {
      path: "/providers/bank/notify?a=%00",
      headers,
      bytes: 2,
    })
    expect(said.status).toBe(400)
  })
})
