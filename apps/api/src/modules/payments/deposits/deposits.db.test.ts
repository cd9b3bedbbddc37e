import type { ErrorName } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import {
  asOwner,
  cashCents,
  events,
  notify,
  open,
  ordersOf,
  outcomes,
  payerForFile,
  rowOf,
  runJob,
} from "../testing/payer.ts"

const { casino, jan } = payerForFile()

describe("deposits at the same time", () => {
  it("credits €200 at most of twenty orders of €50, all captured at once", async () => {
    const { done, refusals } = await outcomes(Array.from({ length: 20 }, () => open(jan(), 50)))
    expect(done).toHaveLength(4)
    expect(new Set(refusals)).toEqual(new Set(["DepositLimitReachedErrorType" satisfies ErrorName]))
    await Promise.all(
      done.map(({ orderId }) => notify(casino(), orderId, { status: 118, captured_amount: "50.00" })),
    )
    expect(await cashCents(casino(), jan().playerId)).toBe(20_000)
  })

  it("credits €200 at most where expired orders were captured", async () => {
    const orders: string[] = []
    for (let n = 0; n < 8; n++) {
      const { orderId } = await open(jan(), 50)
      orders.push(orderId)
      await notify(casino(), orderId, { status: 113 })
    }
    await Promise.all(
      orders.map((orderId) => notify(casino(), orderId, { status: 118, captured_amount: "50.00" })),
    )
    expect(await cashCents(casino(), jan().playerId)).toBe(20_000)
    expect(await events(casino(), jan(), "deposit.succeeded")).toHaveLength(4)
    expect(await events(casino(), jan(), "deposit.refunded")).toHaveLength(4)
  })

  it("fails an order whose page request was lost", async () => {
    const { orderId } = await open(jan(), 200, { key: "abandoned-key" })
    await asOwner(
      casino(),
      "update payments.deposit set status = 'created', forward_url = null where id = $1",
      [orderId],
    )
    casino().clock.advance(31_000)
    await expect(open(jan(), 200, { key: "abandoned-key" })).rejects.toThrow("HiPayServiceNotAvailable")
    expect((await rowOf(casino(), orderId)).status).toBe("failed")
    await open(jan(), 200)
  })

  it("creates one order for twenty calls with one key", async () => {
    const { done } = await outcomes(Array.from({ length: 20 }, () => open(jan(), 50, { key: "same-key-20" })))
    expect(done).toHaveLength(20)
    expect(new Set(done.map(({ forwardUrl }) => forwardUrl)).size).toBe(1)
    expect(await ordersOf(casino(), jan())).toHaveLength(1)
  })
})

describe("jobs", () => {
  it("may run concurrently: an order expires once, a lost capture is credited once", async () => {
    const { orderId } = await open(jan(), 50)
    casino().clock.advance(31 * minuteMs)
    await Promise.all(Array.from({ length: 6 }, () => runJob(casino(), "payments.expireOrders")))
    expect((await rowOf(casino(), orderId)).status).toBe("expired")
    expect(await events(casino(), jan(), "deposit.expired")).toHaveLength(1)
    await Promise.all(Array.from({ length: 6 }, () => runJob(casino(), "payments.reconcile")))
    expect((await rowOf(casino(), orderId)).status).toBe("expired")
  })
})
