import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { jsonLog } from "../../platform/lib/log.ts"
import { commission } from "./client.ts"

const query = {
  reference: "raise-7",
  playerRef: "p-3",
  person: { lastName: "Öztürk", firstName: "Deniz", birthDate: "1968-01-01" },
  weeklyLimitCents: 50_000,
}
const report = {
  reference: "report-1",
  kind: "raised",
  playerRef: "p-3",
  requestReference: "raise-7",
  weeklyLimitCents: 50_000,
  at: new Date("2026-11-20T12:00:00Z"),
} as const

/** An authority that answers as told, and the adapter that asks it. */
async function authorityThat(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return commission({ url: `http://127.0.0.1:${port}/desk/`, token: "a-token", log: jsonLog("silent") })
}
const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

test("sends requests in the authority's format", async () => {
  const received: unknown[] = []
  const authority = await authorityThat((request, response) => {
    let body = ""
    request.on("data", (part) => {
      body += part
    })
    request.on("end", () => {
      received.push([request.method, request.url, request.headers.authorization, body && JSON.parse(body)])
      response.end(
        JSON.stringify({ caseId: "C-1", decision: "APPROVED", flagged: ["p-3"], reference: "report-1" }),
      )
    })
  })
  expect(await authority.submit(query)).toEqual({ kind: "acknowledged", caseId: "C-1" })
  expect(await authority.decisionOn("raise-7")).toEqual({ kind: "approved" })
  expect(await authority.flagged()).toEqual({ kind: "heard", playerRefs: ["p-3"] })
  expect(await authority.report(report)).toEqual({ kind: "acknowledged" })
  const by = "Bearer a-token"
  expect(received).toEqual([
    ["POST", "/desk/limit-requests", by, query],
    ["GET", "/desk/limit-requests/raise-7", by, ""],
    ["GET", "/desk/recheck", by, ""],
    ["POST", "/desk/reports", by, { ...report, at: "2026-11-20T12:00:00.000Z" }],
  ])
})

test("reports an unknown request as unknown and an undecided one as pending", async () => {
  const lost = await authorityThat(answering(404, '{"error":"NOT_FOUND"}'))
  expect(await lost.decisionOn("raise-7")).toEqual({ kind: "unknown" })
  const slow = await authorityThat(answering(200, '{"decision":"PENDING"}'))
  expect(await slow.decisionOn("raise-7")).toEqual({ kind: "pending" })
})

test("ignores the acknowledgement of another report", async () => {
  const authority = await authorityThat(answering(200, '{"reference":"report-2"}'))
  expect(await authority.report(report)).toEqual({ kind: "unavailable" })
})

test.each([
  ["an outage", answering(503, '{"error":"UNAVAILABLE"}')],
  ["a wrong token", answering(401, '{"caseId":"C-1","decision":"APPROVED","flagged":[]}')],
  ["no JSON", answering(200, "<html>APPROVED</html>")],
  ["another decision", answering(200, '{"decision":"MAYBE","caseId":"","flagged":"p-3"}')],
  ["an empty answer", answering(200, "")],
  ["a way elsewhere", answering(302, "", { location: "http://127.0.0.1:1/" })],
  ["a broken line", (request: { socket: { destroy(): void } }) => request.socket.destroy()],
] as [string, RequestListener][])("%s raises no limit", async (_, answers) => {
  const authority = await authorityThat(answers)
  const unavailable = { kind: "unavailable" }
  expect(await authority.submit(query)).toEqual(unavailable)
  expect(await authority.decisionOn("raise-7")).toEqual(unavailable)
  expect(await authority.flagged()).toEqual(unavailable)
  expect(await authority.report(report)).toEqual(unavailable)
})
