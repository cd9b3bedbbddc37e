import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { KEYS, startTrial, type Trial } from "../trial.ts"

let trial: Trial

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(() => trial.post("/epis/__sandbox/reset", {}))

const sophie = { lastName: "Dubois", firstName: "Sophie", birthDate: "1993-05-18", purpose: "login" }

async function check(question: object, token: string = KEYS.epis.token) {
  const response = await trial.post("/epis/check", question, { authorization: `Bearer ${token}` })
  return { status: response.status, body: await response.json() }
}
const decision = async (question: object) => (await check(question)).body.decision
const act = (given: Record<string, string>) =>
  fetch(`${trial.url}/epis/__sandbox/persons`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(given),
  })

test("the seeds: one excluded, one allowed, unknown allowed", async () => {
  expect(await decision({ ...sophie, nationalNumber: "85073003328" })).toBe("EXCLUDED")
  expect(await decision({ ...sophie, nationalNumber: "93.05.18-223.61" })).toBe("ALLOWED")
  expect(await decision({ ...sophie, nationalNumber: "99060427181" })).toBe("ALLOWED")
})

test("an answer has a reference and a time; only an admission has a player token, always the same", async () => {
  const allowed = (await check(sophie)).body
  expect(allowed.reference).toMatch(/^EPIS-/)
  expect(Math.abs(Date.parse(allowed.checkedAt) - Date.now())).toBeLessThan(5000)
  expect((await check(sophie)).body.playerToken).toBe(allowed.playerToken)
  expect((await check({ ...sophie, nationalNumber: "85073003328" })).body).not.toHaveProperty("playerToken")
})

test("foreigners are found by surname, first name and birth date as written", async () => {
  const anne = {
    lastName: "Van den Broeck",
    firstName: "Anne-Marie",
    birthDate: "1973-01-11",
    purpose: "play",
  }
  expect(await decision(anne)).toBe("EXCLUDED")
  expect(await decision({ ...anne, firstName: "Anne-Marie Louise" })).toBe("EXCLUDED")
  expect(await decision({ ...anne, lastName: "Vandenbroeck" })).toBe("ALLOWED")
  expect(await decision({ ...anne, lastName: "van den broeck" })).toBe("ALLOWED")
  expect(await decision({ ...anne, birthDate: "1973-11-01" })).toBe("ALLOWED")
})

test("no first name is an asterisk, and accents count in either encoding", async () => {
  const question = {
    lastName: "Öztürk".normalize("NFD"),
    firstName: "*",
    birthDate: "1968-01-01",
    purpose: "play",
  }
  expect(await decision(question)).toBe("EXCLUDED")
  expect(await decision({ ...question, lastName: "Ozturk" })).toBe("ALLOWED")
})

test.each([
  [{ lastName: "" }, "lastName"],
  [{ firstName: "" }, "firstName"],
  [{ birthDate: "18-05-1993" }, "birthDate"],
  [{ nationalNumber: "85073003329" }, "nationalNumber"],
  [{ purpose: "curiosity" }, "purpose"],
])("refuses %j", async (extra, field) => {
  const { status, body } = await check({ ...sophie, ...extra })
  expect([status, body.field]).toEqual([400, field])
})

test("refuses a wrong token", async () => {
  expect((await check(sophie, "wrong")).status).toBe(401)
})

test("an exclusion can be added, lifted and removed", async () => {
  await act({ action: "add", ...sophie, nationalNumber: "93051822361" })
  const question = { ...sophie, nationalNumber: "93051822361" }
  expect(await decision(question)).toBe("EXCLUDED")
  const page = await (await fetch(`${trial.url}/epis/__sandbox`)).text()
  const id = /name="id" value="([0-9a-f-]+)"/.exec(page)?.[1] ?? ""
  await act({ action: "lift", id })
  expect(await decision(question)).toBe("ALLOWED")
  await act({ action: "exclude", id })
  expect(await decision(question)).toBe("EXCLUDED")
  await act({ action: "remove", id })
  expect(await decision(question)).toBe("ALLOWED")
})

test("out of service answers 503 until it is switched back", async () => {
  await act({ action: "weather", outage: "1", latencyMs: "0" })
  const response = await trial.post("/epis/check", sophie, { authorization: `Bearer ${KEYS.epis.token}` })
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"])
  await act({ action: "weather", latencyMs: "0" })
  expect((await check(sophie)).status).toBe(200)
})

test("an armed scenario overrules the register once", async () => {
  await trial.post("/epis/__sandbox/scenarios", { scenario: "decline" })
  expect(await decision(sophie)).toBe("EXCLUDED")
  expect(await decision(sophie)).toBe("ALLOWED")
})
