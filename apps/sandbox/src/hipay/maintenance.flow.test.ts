import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTrial, type Trial } from "../trial.ts"
import { merchant, statuses } from "./merchant.ts"

let trial: Trial
let shop: ReturnType<typeof merchant>

beforeAll(async () => {
  trial = await startTrial()
  shop = merchant(trial)
})
afterAll(() => trial.close())
beforeEach(() => shop.startOver())

async function paid() {
  const { forwardUrl, orderId } = await shop.open()
  await shop.press(forwardUrl, "pay")
  const { body } = await shop.get(`/hipay/rest/v1/transaction?orderid=${orderId}`)
  const reference: string = body.transaction.transactionReference
  return { orderId, path: `/hipay/rest/v1/maintenance/transaction/${reference}`, reference }
}

test("look-ups by reference and by order agree; unknown ones are refused", async () => {
  const { orderId, reference } = await paid()
  const { body } = await shop.get(`/hipay/rest/v1/transaction/${reference}`)
  expect(body.transaction).toMatchObject({
    status: "118",
    order: { id: orderId },
    paymentMethod: { brand: "VISA" },
  })
  expect((await shop.get(`/hipay/consultation/v3/order/${orderId}`)).body.transactions[0]).toMatchObject({
    id: Number(reference),
    status: 18,
  })
  expect((await shop.get("/hipay/rest/v1/transaction/800000000000")).body.code).toBe(3000002)
  expect((await shop.get("/hipay/consultation/v3/order/D-none")).body.code).toBe(3000001)
  // Consultations are on another host than the payment pages.
  expect((await shop.get(`/hipay/v3/order/${orderId}`)).status).toBe(404)
})

test("an order nobody paid yet has no transaction", async () => {
  const { orderId } = await shop.open()
  expect((await shop.get(`/hipay/rest/v1/transaction?orderid=${orderId}`)).body).toEqual({ transaction: [] })
})

test("refunds in part, then the rest, then no more", async () => {
  const { path } = await paid()
  const first = await shop.maintain(path, { operation: "refund", amount: "10.00", currency: "EUR" })
  expect([first.status, first.body.status, first.body.refundedAmount]).toEqual([200, "124", "10.00"])
  expect(statuses(await trial.calls("/notify", 5)).slice(3)).toEqual(["124", "126"])
  expect((await shop.maintain(path, { operation: "refund", amount: "15.01" })).body.code).toBe(3020210)
  expect((await shop.maintain(path, { operation: "refund", amount: "25.01" })).body.code).toBe(3020209)
  await shop.maintain(path, { operation: "refund" })
  expect(statuses(await trial.calls("/notify", 7)).slice(5)).toEqual(["124", "125"])
  expect((await shop.maintain(path, { operation: "refund" })).body.code).toBe(3020206)
})

test("the same operation id refunds once", async () => {
  const { path } = await paid()
  const given = { operation: "refund", amount: "10.00", operation_id: "R-1" }
  const first = await shop.maintain(path, given)
  expect(await shop.maintain(path, given)).toEqual(first)
})

test("an uncaptured payment cannot be refunded; an authorisation can be captured", async () => {
  const { forwardUrl, orderId } = await shop.open({ operation: "Authorization" })
  await shop.press(forwardUrl, "pay")
  const { body } = await shop.get(`/hipay/rest/v1/transaction?orderid=${orderId}`)
  const path = `/hipay/rest/v1/maintenance/transaction/${body.transaction.transactionReference}`
  expect(body.transaction.status).toBe("116")
  expect((await shop.maintain(path, { operation: "refund" })).body.code).toBe(3020202)
  expect((await shop.maintain(path, { operation: "capture" })).body.status).toBe("117")
  expect(statuses(await trial.calls("/notify", 3))).toEqual(["116", "117", "118"])
})

test("a review is accepted by maintenance", async () => {
  const { forwardUrl, orderId } = await shop.open()
  await shop.press(forwardUrl, "review")
  const { body } = await shop.get(`/hipay/rest/v1/transaction?orderid=${orderId}`)
  await shop.maintain(`/hipay/rest/v1/maintenance/transaction/${body.transaction.transactionReference}`, {
    operation: "acceptChallenge",
  })
  expect(statuses(await trial.calls("/notify", 4))).toEqual(["112", "116", "117", "118"])
})

test("names the hash algorithm", async () => {
  expect((await shop.get("/hipay/rest/v2/security-settings")).body).toEqual({ hashing_algorithm: "sha256" })
})
