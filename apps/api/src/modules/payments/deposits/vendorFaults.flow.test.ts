import { eventually } from "@elite/testkit/eventually"
import { arm, submitConsoleForm } from "@elite/testkit/sandboxes"
import { describe, expect, it } from "vitest"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { accounts, getBalanceUnits } from "../../wallet/index.ts"
import { depositConfig } from "../methods/definitions.ts"
import {
  cashCents,
  deposited,
  events,
  newReference,
  notify,
  open,
  payerForFile,
  result,
  rowOf,
} from "../testing/payer.ts"
import { asksAgain, endsAs, paidIn, press, type VendorMethod, vendorMethods } from "../testing/vendors.ts"

const { casino, jan } = payerForFile()

const quarantines = async (orderId: string) =>
  (await listOpenAlarms(casino().platform.reads())).filter(
    ({ kind, subject }) => kind === "deposit.quarantined" && subject === orderId,
  )
const psp = (method: VendorMethod) =>
  getBalanceUnits(casino().platform.reads(), accounts.psp(depositConfig(method).provider))

/** Pays an order of which the vendor then says something else than what was asked for. */
async function paidOtherwise(method: VendorMethod, scenario: string) {
  const { orderId, forwardUrl } = await open(jan(), 50, { method })
  await arm(casino(), depositConfig(method).provider, scenario)
  await press(forwardUrl, method, "pay")
  await eventually(async () => {
    await casino().drain()
    return (await quarantines(orderId)).length === 1
  })
  return orderId
}

describe.each(vendorMethods)("a payment by %s", (method) => {
  it.each([
    ["other_amount", "amount"],
    ["other_currency", "currency"],
  ])("with %s credits nothing and raises one alarm", async (scenario, doubt) => {
    const before = await psp(method)
    const orderId = await paidOtherwise(method, scenario)
    await asksAgain(casino(), orderId)
    expect(await events(casino(), jan(), "deposit.quarantined")).toMatchObject([{ orderId, doubt }])
    expect(await quarantines(orderId)).toHaveLength(1)
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    expect(await psp(method)).toBe(before)
    expect(await result(jan(), orderId)).toMatchObject({ inReview: true })
  })
})

describe.each(["payconiq", "neteller", "skrill"] as const)("a payment by %s", (method) => {
  it("with the order or the transaction of another payment credits nothing more and raises an alarm", async () => {
    const first =
      method === "skrill" ? await paidIn(casino(), jan(), method, 20) : await open(jan(), 20, { method })
    const firstId = typeof first === "string" ? first : first.orderId
    const before = await cashCents(casino(), jan().playerId)
    const { orderId, forwardUrl } = await open(jan(), 20, { method })
    await arm(casino(), depositConfig(method).provider, "other_order")
    await press(forwardUrl, method, "pay")
    // Skrill names the earlier transaction for this order, the others the earlier order for this payment.
    const inDoubt = method === "skrill" ? orderId : firstId
    await eventually(async () => {
      await casino().drain()
      return (await quarantines(inDoubt)).length === 1
    })
    expect(await events(casino(), jan(), "deposit.quarantined")).toMatchObject([
      { orderId: inDoubt, doubt: "otherTransaction" },
    ])
    expect(await cashCents(casino(), jan().playerId)).toBe(before)
  })
})

describe("a notification of HiPay", () => {
  it.each(["bancontact_qr", "visa", "mastercard", "cb"] as const)(
    "of %s with another amount or currency, or another order's transaction, credits nothing and raises an alarm",
    async (method) => {
      const [product = ""] = depositConfig(method).products
      const statement = { status: 118, payment_product: product, "payment_method[card_type]": "DEBIT" }
      const reference = newReference()
      const { orderId: paid } = await open(jan(), 20, { method })
      await notify(casino(), paid, { ...statement, reference, captured_amount: "20.00" })
      expect(await cashCents(casino(), jan().playerId)).toBe(2000)
      for (const [wrong, doubt] of [
        [{ captured_amount: "19.00" }, "amount"],
        [{ captured_amount: "20.00", currency: "USD" }, "currency"],
        [{ captured_amount: "20.00", reference }, "otherTransaction"],
      ] as const) {
        const { orderId } = await open(jan(), 20, { method })
        expect(await notify(casino(), orderId, { ...statement, ...wrong })).toBe(200)
        expect(await quarantines(orderId)).toMatchObject([{ detail: { doubt } }])
        expect(await rowOf(casino(), orderId)).toMatchObject({ status: "pending", reference: null })
      }
      expect(await cashCents(casino(), jan().playerId)).toBe(2000)
    },
  )

  it("with another order's transaction refunds nothing of a credited order", async () => {
    const [first, second] = [await deposited(jan(), 20), await deposited(jan(), 30)]
    const { reference } = await rowOf(casino(), first)
    await notify(casino(), second, { status: 118, captured_amount: "30.00", reference: reference! })
    expect(await quarantines(second)).toHaveLength(1)
    expect(await events(casino(), jan(), "deposit.paidTwice")).toEqual([])
    await casino().drain()
    expect(await cashCents(casino(), jan().playerId)).toBe(5000)
  })
})

describe("a chargeback", () => {
  it.each(["bancontact_qr", "visa", "mastercard", "cb"] as const)(
    "of a deposit by %s debits the money once",
    async (method) => {
      const [product = ""] = depositConfig(method).products
      const { orderId } = await open(jan(), 40, { method })
      const reference = newReference()
      const statement = { reference, payment_product: product, "payment_method[card_type]": "DEBIT" }
      await notify(casino(), orderId, { ...statement, status: 118, captured_amount: "40.00" })
      for (let n = 0; n < 2; n++)
        await notify(casino(), orderId, { ...statement, status: 129, captured_amount: "40.00" })
      await isTakenBack(orderId)
    },
  )

  it("of a deposit by Skrill debits the money once, also where its message is lost", async () => {
    for (const mishap of ["duplicate", "drop"]) {
      const { orderId, forwardUrl } = await open(jan(), 40, { method: "skrill" })
      await press(forwardUrl, "skrill", "pay")
      await endsAs(casino(), orderId, "succeeded")
      await arm(casino(), "skrill", mishap)
      const sid = new URL(forwardUrl).searchParams.get("sid")
      await submitConsoleForm(casino(), "skrill", `payments/${sid}`, { action: "chargeback" })
      if (mishap === "drop") await asksAgain(casino(), orderId, "payments.followCaptured")
      await endsAs(casino(), orderId, "chargedBack")
      await isTakenBack(orderId)
    }
  })

  async function isTakenBack(orderId: string) {
    expect((await rowOf(casino(), orderId)).status).toBe("chargedBack")
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    const statement = await events(casino(), jan(), "deposit.chargedBack")
    expect(statement.filter((one) => one.orderId === orderId)).toMatchObject([
      { takenCents: 4000, missingCents: 0 },
    ])
  }
})
