import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { KEYS, startTrial, type Trial } from "../trial.ts"

let trial: Trial

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(() => trial.post("/commission/__sandbox/reset", {}))

const authorization = `Bearer ${KEYS.commission.token}`
const sophie = {
  reference: "raise-1",
  playerRef: "p-1",
  weeklyLimitCents: 50_000,
  person: {
    lastName: "Dubois",
    firstName: "Sophie",
    birthDate: "1993-05-18",
    nationalNumber: "93.05.18-223.61",
  },
}
const report = { reference: "report-1", kind: "raised", playerRef: "p-1", at: "2026-11-20T12:00:00Z" }
const readAnswer = async (response: Response) => ({ status: response.status, body: await response.json() })
const post = async (path: string, body: object, by = authorization) =>
  readAnswer(await trial.post(`/commission/${path}`, body, { authorization: by }))
const get = async (path: string) =>
  readAnswer(await fetch(`${trial.url}/commission/${path}`, { headers: { authorization } }))
const decision = async (reference: string) => (await get(`limit-requests/${reference}`)).body.decision
const asked = (reference: string, nationalNumber = "") =>
  post("limit-requests", { ...sophie, reference, person: { ...sophie.person, nationalNumber } })
const act = (form: Record<string, string>) =>
  fetch(`${trial.url}/commission/__sandbox/cases`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(form),
  })

test("a request is one case however often it is sent, and decided by who asks", async () => {
  const first = await post("limit-requests", sophie)
  expect(first.body.caseId).toMatch(/^KSC-/)
  expect((await post("limit-requests", sophie)).body.caseId).toBe(first.body.caseId)
  await asked("raise-2", "73011136173")
  await asked("raise-3", "99060427181")
  expect(await Promise.all(["raise-1", "raise-2", "raise-3"].map(decision))).toEqual([
    "APPROVED",
    "REFUSED",
    "PENDING",
  ])
  expect((await get("limit-requests/raise-4")).status).toBe(404)
})

test("what is armed decides the next request, and a person what has been left open", async () => {
  for (const scenario of ["decline", "silence"])
    await trial.post("/commission/__sandbox/scenarios", { scenario })
  await asked("raise-1")
  await asked("raise-2")
  expect([await decision("raise-2"), await decision("raise-1")].sort()).toEqual(["PENDING", "REFUSED"])
  expect((await act({ action: "approve", reference: "raise-2" })).status).toBe(303)
  expect(await decision("raise-2")).toBe("APPROVED")
  expect((await act({ action: "approve", reference: "raise-9" })).status).toBe(400)
})

test("the check says whom it has found, and whoever it has found is refused", async () => {
  expect((await get("recheck")).body.flagged).toEqual([])
  await act({ action: "flag", playerRef: "p-1" })
  expect((await get("recheck")).body.flagged).toEqual(["p-1"])
  await asked("raise-1")
  expect(await decision("raise-1")).toBe("REFUSED")
  await act({ action: "unflag", playerRef: "p-1" })
  expect((await get("recheck")).body.flagged).toEqual([])
})

test("a report is acknowledged, and kept once", async () => {
  for (const _ of [1, 2]) expect((await post("reports", report)).body).toEqual({ reference: "report-1" })
  const page = await (await fetch(`${trial.url}/commission/__sandbox`)).text()
  expect(page.split("<td>raised</td>")).toHaveLength(2)
})

test.each([
  ["limit-requests", { ...sophie, weeklyLimitCents: 0 }, "weeklyLimitCents"],
  ["limit-requests", { ...sophie, reference: "" }, "reference"],
  ["limit-requests", { ...sophie, person: { ...sophie.person, lastName: "" } }, "lastName"],
  [
    "limit-requests",
    { ...sophie, person: { ...sophie.person, nationalNumber: "93051822362" } },
    "nationalNumber",
  ],
  ["reports", { ...report, kind: "praised" }, "kind"],
  ["reports", { ...report, at: "soon" }, "at"],
])("refuses what is wrong in %s: %j", async (path, body, field) => {
  const { status, body: answer } = await post(path, body)
  expect([status, answer.field]).toEqual([400, field])
})

test("refuses a wrong token", async () => {
  expect((await post("limit-requests", sophie, "Bearer wrong")).status).toBe(401)
})
