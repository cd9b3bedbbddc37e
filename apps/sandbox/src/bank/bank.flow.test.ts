import { createHmac } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { KEYS, type Received, startTrial, type Trial } from "../trial.ts"

let trial: Trial
let number = 0

beforeAll(async () => {
  trial = await startTrial({ settleAfterMs: 50 })
})
afterAll(() => trial.close())
beforeEach(async () => {
  await trial.post("/bank/__sandbox/reset", {})
  trial.received.length = 0
})

const authorization = `Bearer ${KEYS.bank.token}`
const order = (extra: object = {}) => ({
  endToEndId: `W-${++number}`,
  iban: "BE68 5390 0754 7034",
  name: "Jan Peeters",
  amountCents: 12_050,
  currency: "EUR",
  remittance: "Withdrawal",
  ...extra,
})
async function call(path: string, body: unknown, headers: Record<string, string> = { authorization }) {
  const response = await trial.post(path, body, headers)
  return { status: response.status, body: await response.json() }
}
const pay = (body: unknown) => call("/bank/payouts", body)
const act = (given: Record<string, string>) =>
  fetch(`${trial.url}/bank/__sandbox/payouts`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(given),
  })
async function read(endToEndId: string) {
  const response = await fetch(`${trial.url}/bank/payouts/${endToEndId}`, { headers: { authorization } })
  return { status: response.status, body: await response.json() }
}
const changes = (calls: readonly Received[]) =>
  calls.map(({ body }) => JSON.parse(body)).map(({ status, reasonCode }) => [status, reasonCode])

test("accepts a payout, settles it by itself and says so in a signed webhook", async () => {
  const { status, body } = await pay(order({ endToEndId: "W-settles" }))
  expect([status, body.status, body.iban]).toEqual([200, "accepted", "BE68539007547034"])
  const [webhook] = await trial.calls("/bank", 1)
  const hmac = createHmac("sha256", KEYS.bank.webhookSecret)
    .update(webhook?.body ?? "")
    .digest("hex")
  expect(webhook?.headers["x-bank-signature"]).toBe(hmac)
  expect(JSON.parse(webhook?.body ?? "")).toMatchObject({
    type: "payout.status",
    endToEndId: "W-settles",
    status: "settled",
    amountCents: 12_050,
    reasonCode: null,
  })
  expect((await read("W-settles")).body.status).toBe("settled")
})

test("the same order twice is one payout; another under the same id is refused", async () => {
  const first = await pay(order({ endToEndId: "W-same" }))
  const again = await pay(order({ endToEndId: "W-same", iban: "BE68539007547034" }))
  expect([again.status, again.body.bankReference]).toEqual([200, first.body.bankReference])
  expect((await pay(order({ endToEndId: "W-same", amountCents: 1 }))).status).toBe(409)
})

test.each([
  [{ iban: "BE68539007547035" }, "AC01"],
  [{ currency: "USD" }, "AM03"],
  [{ amountCents: 0 }, "AM01"],
  [{ amountCents: 10.5 }, "FF01"],
  [{ amountCents: "100" }, "FF01"],
  [{ name: "" }, "FF01"],
  [{ name: "x".repeat(71) }, "FF01"],
  [{ endToEndId: "x".repeat(36) }, "FF01"],
])("refuses %j with %s", async (extra, code) => {
  const { status, body } = await pay(order(extra))
  expect([status, body.code]).toEqual([400, code])
})

test("refuses a wrong token and knows no foreign payout", async () => {
  expect((await call("/bank/payouts", order(), { authorization: "Bearer wrong" })).status).toBe(401)
  expect((await read("W-unknown")).status).toBe(404)
})

test("an operator settles, rejects and returns; each only in its state", async () => {
  await act({ action: "manual" })
  await pay(order({ endToEndId: "W-a" }))
  await pay(order({ endToEndId: "W-b" }))
  expect((await act({ action: "return", endToEndId: "W-a", reason: "AC04" })).status).toBe(409)
  await act({ action: "settle", endToEndId: "W-a" })
  await act({ action: "reject", endToEndId: "W-b", reason: "AG01" })
  await act({ action: "return", endToEndId: "W-a", reason: "MD07" })
  expect((await act({ action: "settle", endToEndId: "W-b" })).status).toBe(409)
  const calls = await trial.calls("/bank", 3)
  expect(changes(calls).sort()).toEqual([
    ["rejected", "AG01"],
    ["returned", "MD07"],
    ["settled", null],
  ])
})

test("armed scenarios decide the next payout", async () => {
  await trial.post("/bank/__sandbox/scenarios", { scenario: "decline" })
  await pay(order())
  expect(changes(await trial.calls("/bank", 1))).toEqual([["rejected", "AC04"]])
})

test("a webhook is repeated until it is answered with 200", async () => {
  trial.answers.push(500)
  await pay(order())
  const [first, second] = await trial.calls("/bank", 2)
  expect(second?.body).toBe(first?.body)
})

test("a cut answer has taken the payout on; strict, the bank calls its repetition a duplicate", async () => {
  await trial.post("/bank/__sandbox/scenarios", { scenarios: ["cut", "strict"] })
  await expect(pay(order({ endToEndId: "W-cut" }))).rejects.toThrow()
  expect((await read("W-cut")).status).toBe(200)
  const repeated = await pay(order({ endToEndId: "W-cut" }))
  expect([repeated.status, repeated.body.code]).toEqual([400, "AM05"])
})

test("contradicts itself: rejected, then settled", async () => {
  await trial.post("/bank/__sandbox/scenarios", { scenarios: ["decline", "contradict"] })
  await pay(order({ endToEndId: "W-lie" }))
  expect(changes(await trial.calls("/bank", 2)).sort()).toEqual([
    ["rejected", "AC04"],
    ["settled", null],
  ])
})

test("verifies a payee", async () => {
  const verify = (iban: string, name: string) => call("/bank/verify-payee", { iban, name })
  expect((await verify("BE68 5390 0754 7034", "J Peeters")).body).toEqual({
    result: "CLOSE_MATCH",
    name: "Jan Peeters",
  })
  expect((await verify("BE68539007547035", "Jan Peeters")).body.code).toBe("AC01")
  expect((await verify("BE68539007547034", " ")).status).toBe(400)
})
