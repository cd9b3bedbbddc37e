import type { AddressInfo, Socket } from "node:net"
import { players, sessions } from "@elite/contract"
import { openRawConnection, sendLargeBody } from "@elite/testkit/rawConnection"
import { retryUntilFast } from "@elite/testkit/retryUntilFast"
import fastify from "fastify"
import { describe, expect, onTestFinished, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { closeUnreadRequests } from "./bodyLimits.ts"

const casino = casinoForFile({ sandbox: false })
const ours = (more: Record<string, string> = {}) => ({
  "content-type": "application/json",
  origin: casino().url,
  ...more,
})
const mega = 1024 * 1024
const login = sessions.login.path

describe("a body that is too long", () => {
  test.each([
    ["said beforehand", { bytes: 8 * mega }],
    ["sent in pieces without a length", { bytes: 8 * mega, chunked: true }],
    ["just over the limit", { bytes: 33 * 1024 }],
  ])("%s is answered 413 in under a second, and the connection ends", async (_, body) => {
    const said = await retryUntilFast(1_000, () =>
      sendLargeBody(casino().config.port, { path: login, headers: ours(), ...body }),
    )
    expect([said.status, said.wasReset]).toEqual([413, false])
    expect(said.text).toContain("PayloadTooLargeErrorType")
    expect(said.text.toLowerCase()).toContain("connection: close")
    expect(said.ms).toBeLessThan(1_000)
  })

  test("is not read to its end", async () => {
    const said = await sendLargeBody(casino().config.port, {
      path: login,
      headers: ours(),
      bytes: 1024 * mega,
      chunked: true,
    })
    expect(said.status).toBe(413)
    expect(said.sent).toBeLessThan(64 * mega)
  })

  test("of a foreign page is refused before it is read", async () => {
    const headers = ours({ origin: "https://evil.example" })
    const said = await sendLargeBody(casino().config.port, {
      path: login,
      headers,
      bytes: 256 * mega,
      chunked: true,
    })
    expect(said.status).toBe(400)
    expect(said.text).toContain("ForeignOriginErrorType")
    expect(said.sent).toBeLessThan(64 * mega)
  })

  test.each(["/providers/hub88/user/balance", "/providers/bank/notify"])(
    "of a third party is refused too: %s",
    async (path) => {
      const headers = { "content-type": "application/json" }
      const said = await retryUntilFast(1_000, () =>
        sendLargeBody(casino().config.port, { path, headers, bytes: 8 * mega, chunked: true }),
      )
      expect([said.status, said.ms < 1_000]).toEqual([413, true])
    },
  )
})

test("beyond what may be thrown away in a second nothing is read after the answer, which everybody gets", async () => {
  const app = fastify({ bodyLimit: 32 * 1024, forceCloseConnections: true })
  closeUnreadRequests(app, 0)
  app.post("/", async () => ({}))
  const read: (() => number)[] = []
  app.server.on("connection", (socket: Socket) => read.push(() => socket.bytesRead))
  await app.listen({ host: "127.0.0.1", port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const headers = { "content-type": "application/json" }
  const pours = Array.from({ length: 10 }, () =>
    sendLargeBody(port, { path: "/", headers, bytes: 64 * mega, chunked: true }),
  )
  const said = await Promise.all(pours)
  expect(said.map(({ status }) => status)).toEqual(said.map(() => 413))
  // The system keeps some megabytes of each on the way: they were sent, and stay unread.
  expect(Math.max(...read.map((bytes) => bytes()))).toBeLessThan(mega)
})

test("a body within the limit keeps the connection, also when it is refused", async () => {
  const body = JSON.stringify({ languageCode: "fr", more: "x".repeat(20_000) })
  const headers = ours({ origin: "https://evil.example" })
  const { socket, response: said } = await openRawConnection(casino().config.port)
  const lines = Object.entries({ ...headers, "content-length": String(body.length) })
  for (const last of ["", "connection: close\r\n"]) {
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")
    socket.write(`PUT ${players.userLanguage.path} HTTP/1.1\r\nhost: localhost\r\n${last}${head}\r\n${body}`)
  }
  const { text } = await said
  expect(text.match(/HTTP\/1\.1 400/g)).toHaveLength(2)
})

test("headers that arrive one by one are waited for 15 seconds at most", async () => {
  const connections = await Promise.all(
    Array.from({ length: 20 }, () => openRawConnection(casino().config.port)),
  )
  for (const { socket } of connections) socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n")
  const dripping = setInterval(() => {
    for (const { socket } of connections) if (!socket.destroyed) socket.write("x-more: 1\r\n")
  }, 500)
  const silent = await openRawConnection(casino().config.port)
  const said = await Promise.all([...connections, silent].map(({ response }) => response))
  clearInterval(dripping)
  expect(Math.max(...said.map(({ ms }) => ms))).toBeLessThan(15_000)
})
