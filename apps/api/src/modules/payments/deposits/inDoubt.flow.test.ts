import { payments as contract } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import {
  asOwner,
  cashCents,
  events,
  type GatewayMessage,
  newReference,
  notify,
  open,
  payerForFile,
  result,
  rowOf,
  runJob,
} from "../testing/payer.ts"
import { closeOrder, retryOrder } from "./review.ts"

const { casino, jan } = payerForFile()

/** What the gateway says of an order of a player, and why it cannot be credited. */
const doubtful: [string, number, GatewayMessage][] = [
  ["captured 5.00 of 13.00", 13, { status: 118, captured_amount: "5.00" }],
  ["captured 20.00 of 14.00", 14, { status: 118, captured_amount: "20.00" }],
  ["settled at 15.01 of 15.00", 15, { status: 122, captured_amount: "15.01" }],
  ["captured in part", 16, { status: 119, captured_amount: "8.00" }],
  ["captured in dollars", 17, { status: 118, captured_amount: "17.00", currency: "USD" }],
  ["captured from another product", 18, { status: 118, captured_amount: "18.00", payment_product: "visa" }],
]

const reservedCents = async () => {
  const [found] = await asOwner<{ cents: string }>(
    casino(),
    "select coalesce(sum(amount_cents), 0) as cents from limits.deposit_use where player_id = $1 and state = 'reserved'",
    [jan().playerId],
  )
  return Number(found?.cents)
}
const expireAfter = async (minutes: number) => {
  casino().clock.advance(minutes * minuteMs)
  await runJob(casino(), "payments.expireOrders")
}
const inDoubt = async (amount: number, message: GatewayMessage) => {
  const { orderId } = await open(jan(), amount)
  const reference = newReference()
  expect(await notify(casino(), orderId, { reference, ...message })).toBe(200)
  return { orderId, reference }
}

describe("an order whose capture is in doubt", () => {
  it.each(doubtful)("does not expire and keeps its reservation: %s", async (_, amount, message) => {
    const { orderId } = await inDoubt(amount, message)
    expect(await result(jan(), orderId)).toMatchObject({ status: "pending", inReview: true, reason: null })
    for (const minutes of [31, 60, 24 * 60]) await expireAfter(minutes)
    expect((await rowOf(casino(), orderId)).status).toBe("pending")
    expect(await reservedCents()).toBe(amount * 100)
    expect(await events(casino(), jan(), "deposit.expired")).toEqual([])
  })

  it.each([109, 113, 114, 115, 143, 163, 173])(
    "is not ended by status %i of another attempt",
    async (status) => {
      const { orderId } = await inDoubt(13, { status: 118, captured_amount: "5.00" })
      await notify(casino(), orderId, { status, attempt_id: "2" })
      expect((await rowOf(casino(), orderId)).status).toBe("pending")
      expect(await reservedCents()).toBe(1300)
    },
  )

  it("cannot be abandoned by its player or paid a second time", async () => {
    const { orderId } = await inDoubt(14, { status: 118, captured_amount: "20.00" })
    const { visitor } = jan()
    expect(await visitor.call(contract.abandonDeposit, { orderid: orderId })).toMatchObject({
      status: "pending",
    })
    expect(await visitor.call(contract.continueDeposit, { orderid: orderId })).toMatchObject({
      forwardUrl: null,
    })
    expect(await reservedCents()).toBe(1400)
  })

  it("does not expire between an operator's retry and the answer of the gateway", async () => {
    const { orderId } = await inDoubt(13, { status: 118, captured_amount: "5.00" })
    casino().clock.advance(31 * minuteMs)
    await casino().platform.transact((tx) => retryOrder(tx, orderId, "anna"))
    await expireAfter(0)
    expect((await rowOf(casino(), orderId)).status).toBe("pending")
    // The gateway keeps answering that there is no such transaction: then the order may end.
    await asOwner(casino(), "update payments.deposit set next_look_up_at = null where id = $1", [orderId])
    await expireAfter(0)
    expect((await rowOf(casino(), orderId)).status).toBe("expired")
  })

  it("is ended by the operator who closes it", async () => {
    const { orderId } = await inDoubt(13, { status: 118, captured_amount: "5.00" })
    await casino().platform.transact((tx) => closeOrder(tx, orderId, "anna", { isRefunded: true }))
    expect(await result(jan(), orderId)).toMatchObject({ status: "failed", reason: "amountDiffers" })
    expect(await reservedCents()).toBe(0)
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
  })
})
