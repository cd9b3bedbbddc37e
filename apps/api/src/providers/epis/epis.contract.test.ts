import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { jsonLog } from "../../platform/lib/log.ts"
import { epis } from "./client.ts"

const question = {
  lastName: "Öztürk",
  firstName: "*",
  birthDate: "1968-01-01",
  purpose: "login",
} as const

/** A register that answers as told, and the adapter that asks it. */
async function registerThat(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return epis({ url: `http://127.0.0.1:${port}/epis/`, token: "a-token", log: jsonLog("silent") })
}
const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

const at = { reference: "EPIS-1", checkedAt: "2026-11-20T12:00:00Z" }

test("sends requests in the register's format", async () => {
  const received: unknown[] = []
  const register = await registerThat((request, response) => {
    let body = ""
    request.on("data", (part) => {
      body += part
    })
    request.on("end", () => {
      received.push([request.method, request.url, request.headers.authorization, JSON.parse(body)])
      response.end(JSON.stringify({ decision: "ALLOWED", ...at, playerToken: "t-1" }))
    })
  })
  expect(await register.check(question)).toEqual({ kind: "allowed", reference: "EPIS-1", playerToken: "t-1" })
  expect(received).toEqual([["POST", "/epis/check", "Bearer a-token", question]])
})

test("reports an exclusion", async () => {
  const register = await registerThat(answering(200, JSON.stringify({ decision: "EXCLUDED", ...at })))
  expect(await register.check(question)).toEqual({ kind: "excluded", reference: "EPIS-1" })
})

test.each([
  ["an outage", answering(503, '{"error":"UNAVAILABLE"}')],
  ["a wrong token", answering(401, '{"error":"UNAUTHORIZED"}')],
  ["no JSON", answering(200, "<html>ALLOWED</html>")],
  ["another decision", answering(200, JSON.stringify({ decision: "MAYBE", ...at }))],
  ["no reference", answering(200, '{"decision":"ALLOWED"}')],
  ["an empty answer", answering(200, "")],
  ["a way elsewhere", answering(302, "", { location: "http://127.0.0.1:1/" })],
  ["a broken line", (request: { socket: { destroy(): void } }) => request.socket.destroy()],
] as [string, RequestListener][])("%s lets nobody in", async (_, answers) => {
  const register = await registerThat(answers)
  expect(await register.check(question)).toEqual({ kind: "unavailable" })
})

test("reports when to retry after an outage", async () => {
  const register = await registerThat(answering(503, '{"error":"UNAVAILABLE","retryAfterMs":2000}'))
  expect(await register.check(question)).toEqual({ kind: "unavailable", retryAfterMs: 2000 })
})
