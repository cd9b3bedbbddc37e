import type { AddressInfo, Socket } from "node:net"
import { players, sessions } from "@elite/contract"
import { openRawConnection, sendLargeBody } from "@elite/testkit/rawConnection"
import { retryUntilFast } from "@elite/testkit/retryUntilFast"
import fastify from "fastify"
import { describe, expect, onTestFinished, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { closeUnreadRequests } from "./bodyLimits.ts"

const casino = casinoForFile({ sandbox: false })
const ownHeaders = (more: Record<string, string> = {}) => ({
  "content-type": "application/json",
  origin: casino().url,
  ...more,
})
const mega = 1024 * 1024
const login = sessions.login.path

describe("a body above the limit", () => {
  test.each([
    ["announced by its length", { bytes: 8 * mega }],
    ["sent in chunks without a length", { bytes: 8 * mega, chunked: true }],
    ["just over the limit", { bytes: 33 * 1024 }],
  ])("%s is answered 413 within a second, then the connection closes", async (_, body) => {
    const response = await retryUntilFast(1_000, () =>
      sendLargeBody(casino().config.port, { path: login, headers: ownHeaders(), ...body }),
    )
    expect([response.status, response.wasReset]).toEqual([413, false])
    expect(response.text).toContain("PayloadTooLargeErrorType")
    expect(response.text.toLowerCase()).toContain("connection: close")
    expect(response.ms).toBeLessThan(1_000)
  })

  test("is not read to its end", async () => {
    const response = await sendLargeBody(casino().config.port, {
      path: login,
      headers: ownHeaders(),
      bytes: 1024 * mega,
      chunked: true,
    })
    expect(response.status).toBe(413)
    expect(response.sent).toBeLessThan(64 * mega)
  })

  test("from a foreign origin is refused before it is read", async () => {
    const headers = ownHeaders({ origin: "https://evil.example" })
    const response = await sendLargeBody(casino().config.port, {
      path: login,
      headers,
      bytes: 256 * mega,
      chunked: true,
    })
    expect(response.status).toBe(400)
    expect(response.text).toContain("ForeignOriginErrorType")
    expect(response.sent).toBeLessThan(64 * mega)
  })

  test.each(["/providers/hub88/user/balance", "/providers/bank/notify"])(
    "from a third party is refused: %s",
    async (path) => {
      const headers = { "content-type": "application/json" }
      const response = await retryUntilFast(1_000, () =>
        sendLargeBody(casino().config.port, { path, headers, bytes: 8 * mega, chunked: true }),
      )
      expect([response.status, response.ms < 1_000]).toEqual([413, true])
    },
  )
})

test("above the shared budget no more of a body is read, and every client still gets its answer", async () => {
  const app = fastify({ bodyLimit: 32 * 1024, forceCloseConnections: true })
  closeUnreadRequests(app, 0)
  app.post("/", async () => ({}))
  const bytesRead: (() => number)[] = []
  app.server.on("connection", (socket: Socket) => bytesRead.push(() => socket.bytesRead))
  await app.listen({ host: "127.0.0.1", port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const headers = { "content-type": "application/json" }
  const requests = Array.from({ length: 10 }, () =>
    sendLargeBody(port, { path: "/", headers, bytes: 64 * mega, chunked: true }),
  )
  const responses = await Promise.all(requests)
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 413))
  // The sockets buffer some megabytes of each request, which stay unread.
  expect(Math.max(...bytesRead.map((get) => get()))).toBeLessThan(mega)
})

test("a body within the limit keeps the connection open, also when it is refused", async () => {
  const body = JSON.stringify({ languageCode: "fr", more: "x".repeat(20_000) })
  const headers = ownHeaders({ origin: "https://evil.example" })
  const { socket, response } = await openRawConnection(casino().config.port)
  const lines = Object.entries({ ...headers, "content-length": String(body.length) })
  for (const last of ["", "connection: close\r\n"]) {
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")
    socket.write(`PUT ${players.userLanguage.path} HTTP/1.1\r\nhost: localhost\r\n${last}${head}\r\n${body}`)
  }
  const { text } = await response
  expect(text.match(/HTTP\/1\.1 400/g)).toHaveLength(2)
})

test("closes a connection whose headers are not complete within 15 seconds", async () => {
  const connections = await Promise.all(
    Array.from({ length: 20 }, () => openRawConnection(casino().config.port)),
  )
  for (const { socket } of connections) socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n")
  const dripping = setInterval(() => {
    for (const { socket } of connections) if (!socket.destroyed) socket.write("x-more: 1\r\n")
  }, 500)
  const silent = await openRawConnection(casino().config.port)
  const ended = await Promise.all([...connections, silent].map(({ response }) => response))
  clearInterval(dripping)
  expect(Math.max(...ended.map(({ ms }) => ms))).toBeLessThan(15_000)
})
