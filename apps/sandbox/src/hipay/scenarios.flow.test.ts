import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { KEYS, startTrial, type Trial } from "../trial.ts"
import { merchant, statuses } from "./merchant.ts"
import { notificationSignature } from "./sign.ts"

let trial: Trial
let shop: ReturnType<typeof merchant>

beforeAll(async () => {
  trial = await startTrial()
  shop = merchant(trial)
})
afterAll(() => trial.close())
beforeEach(() => shop.startOver())

const arm = (...scenarios: string[]) => trial.post("/hipay/__sandbox/scenarios", { scenarios })
const pay = async () => shop.press((await shop.open()).forwardUrl, "pay")

test("duplicate sends everything twice", async () => {
  await arm("duplicate")
  await pay()
  expect(statuses(await trial.calls("/notify", 6))).toEqual(["116", "116", "117", "117", "118", "118"])
})

test("out_of_order turns the sequence round", async () => {
  await arm("out_of_order")
  await pay()
  expect(statuses(await trial.calls("/notify", 3))).toEqual(["118", "117", "116"])
})

test("bad_signature signs with another passphrase, once armed for one payment only", async () => {
  await arm("bad_signature")
  await pay()
  const forged = await trial.calls("/notify", 3)
  for (const call of forged) {
    expect(call.headers["x-allopass-signature"]).not.toBe(
      notificationSignature(call.body, KEYS.hipay.passphrase),
    )
  }
  await pay()
  const [, , , honest] = await trial.calls("/notify", 4)
  expect(honest?.headers["x-allopass-signature"]).toBe(
    notificationSignature(honest?.body ?? "", KEYS.hipay.passphrase),
  )
})

test("drop loses the notifications; the look-up knows the result", async () => {
  await arm("drop")
  const { forwardUrl, orderId } = await shop.open()
  await shop.press(forwardUrl, "pay")
  const { body } = await shop.get(`/hipay/rest/v1/transaction?orderid=${orderId}`)
  expect(body.transaction).toMatchObject({ status: "118", state: "completed", capturedAmount: "25.00" })
  expect(trial.received).toEqual([])
})

test("http_500 fails the next call only", async () => {
  await arm("http_500")
  expect((await shop.create()).status).toBe(500)
  expect((await shop.create()).status).toBe(200)
})

test("an armed outcome needs no browser", async () => {
  await arm("approve")
  await shop.open()
  expect(statuses(await trial.calls("/notify", 3))).toEqual(["116", "117", "118"])
})

test("unknown scenarios are refused", async () => {
  expect((await arm("explode")).status).toBe(400)
})

test("a notification is repeated until it is answered with 200", async () => {
  trial.answers.push(503, 302)
  await shop.press((await shop.open()).forwardUrl, "refuse")
  expect(statuses(await trial.calls("/notify", 3))).toEqual(["113", "113", "113"])
})
