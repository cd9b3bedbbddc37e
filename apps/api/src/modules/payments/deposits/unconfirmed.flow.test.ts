import { arm, submitConsoleForm } from "@elite/testkit/sandboxes"
import { expect, it } from "vitest"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import {
  card,
  cashCents,
  events,
  notify,
  open,
  payerForFile,
  rowOf,
  runJob,
  submitPage,
} from "../testing/payer.ts"
import { listQuarantinedDeposits } from "./store.ts"

const { casino, jan } = payerForFile()

const cards = { visa: "4150551403657424", mastercard: "5399999999999999" } as const

/** Presses a button of an operator of the gateway. */
const atGateway = (action: "garble" | "break", forwardUrl: string) =>
  submitConsoleForm(casino(), "hipay", `orders/${new URL(forwardUrl).pathname.split("/").at(-1)}`, { action })
const minutes = async (count: number) => {
  for (let minute = 0; minute < count; minute += 5) {
    casino().clock.advance(5 * minuteMs)
    await runJob(casino(), "payments.reconcile")
    await runJob(casino(), "payments.expireOrders")
  }
}

it.each([
  ["visa", "break"],
  ["visa", "garble"],
  ["mastercard", "break"],
] as const)("credits a debit card although its look-ups fail for long: %s, %s", async (method, action) => {
  const { orderId, forwardUrl } = await open(jan(), 20, { method })
  await atGateway(action, forwardUrl)
  await submitPage(forwardUrl, { product: method, outcome: "pay", number: cards[method], ...card })
  await minutes(45)
  expect((await rowOf(casino(), orderId)).status).toBe("pending")
  expect(await events(casino(), jan(), "deposit.refunded")).toEqual([])
  await atGateway(action, forwardUrl)
  await minutes(70)
  expect((await rowOf(casino(), orderId)).status).toBe("succeeded")
  expect(await cashCents(casino(), jan().playerId)).toBe(2000)
})

it("quarantines an unconfirmed capture after an hour", async () => {
  const { orderId } = await open(jan(), 20, { method: "visa" })
  const message = { status: 118, captured_amount: "20.00", payment_product: "visa" }
  expect(await notify(casino(), orderId, message)).toBe(500)
  await minutes(45)
  expect((await rowOf(casino(), orderId)).status).toBe("pending")
  await minutes(120)
  expect((await rowOf(casino(), orderId)).status).toBe("pending")
  const waiting = (await listQuarantinedDeposits(casino().platform.reads())).map(({ id, doubt }) => [
    id,
    doubt,
  ])
  expect(waiting).toEqual([[orderId, "unconfirmed"]])
})

it("refuses a credit card by the look-up alone, even where its notifications are lost", async () => {
  const { orderId, forwardUrl } = await open(jan(), 20, { method: "mastercard" })
  await arm(casino(), "hipay", "drop")
  await submitPage(forwardUrl, { product: "mastercard", outcome: "pay", number: "5555555555554444", ...card })
  await minutes(5)
  expect((await rowOf(casino(), orderId)).status).toBe("refunded")
})
