import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTrial, type Trial } from "../trial.ts"

let trial: Trial

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(() => trial.post("/ecb/__sandbox/reset", {}))

const file = async () => (await fetch(`${trial.url}/ecb/stats/eurofxref/eurofxref-daily.xml`)).text()
const dayOf = (xml: string) => /<Cube time='(\d{4}-\d{2}-\d{2})'>/.exec(xml)?.[1] ?? ""
const act = (behind: string) =>
  fetch(`${trial.url}/ecb/__sandbox/rates`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ behind }),
  })

test("the daily file is of a working day, and falls behind when told", async () => {
  const newest = await file()
  expect(newest).toContain("<Cube currency='USD' rate='1.0844'/>")
  expect((await act("10")).status).toBe(303)
  const older = await file()
  for (const xml of [newest, older])
    expect([0, 6]).not.toContain(new Date(`${dayOf(xml)}T12:00:00Z`).getUTCDay())
  expect(dayOf(older) < dayOf(newest)).toBe(true)
  expect((await act("soon")).status).toBe(400)
})

test("it fails when it is armed to", async () => {
  await trial.post("/ecb/__sandbox/scenarios", { scenario: "http_500" })
  expect((await fetch(`${trial.url}/ecb/stats/eurofxref/eurofxref-daily.xml`)).status).toBe(500)
})
