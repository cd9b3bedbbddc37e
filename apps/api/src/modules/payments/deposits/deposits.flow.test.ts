import { payments as contract } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { eventually } from "@elite/testkit/eventually"
import { arm, armTimes, listExchanges } from "@elite/testkit/sandboxes"
import { describe, expect, it, onTestFinished } from "vitest"
import { waitUntilIdle } from "../../../../testing/idle.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import {
  asOwner,
  card,
  cashCents,
  countAcceptedMessages,
  deposited,
  events,
  lettersUntil,
  notify,
  open,
  ordersOf,
  payerForFile,
  result,
  runJob,
  submitPage,
} from "../testing/payer.ts"

const { casino, jan } = payerForFile()

const bancontact = { product: "bancontact", number: "6703444444444449", ...card }
const ended = async (orderId: string) => {
  await eventually(async () => !["created", "pending"].includes((await result(jan(), orderId)).status))
  return result(jan(), orderId)
}

describe("a deposit through the hosted page", () => {
  it("is credited after the capture, and appears in history and letter", async () => {
    const { orderId, forwardUrl } = await open(jan(), 25.5)
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    expect((await result(jan(), orderId)).status).toBe("pending")
    const back = await submitPage(forwardUrl, { ...bancontact, outcome: "pay" })
    expect(new URL(back.headers.get("location") ?? "").pathname).toBe("/nl/profiel/betaling-gelukt")
    expect(await ended(orderId)).toEqual({
      orderId,
      status: "succeeded",
      amount: 25.5,
      method: "bancontact_qr",
      reason: null,
    })
    expect(await cashCents(casino(), jan().playerId)).toBe(2550)

    const { transactions } = await jan().visitor.call(contract.depositTransaction, {})
    expect(transactions.count).toBe(1)
    const [row] = transactions.rows
    expect(row).toMatchObject({ status: "succeeded", amount: 25.5, balanceBefore: 0, balanceAfter: 25.5 })
    expect(row?.steps.map(({ status }) => status)).toEqual(["created", "pending", "succeeded"])

    const subject = "We hebben uw storting van €\u00a025,50 ontvangen"
    const letters = await lettersUntil(casino(), jan(), (found) =>
      found.some((letter) => letter.subject === subject),
    )
    const letter = letters.find((each) => each.subject === subject)
    expect(letter?.text).toContain("dat nu €\u00a025,50 bedraagt.")
    // To what happened, and not to the form for the next deposit.
    expect(letter?.text).toMatch(
      new RegExp(`${toAbsoluteUrl(casino().config.publicUrl, "balances", "nl")}$`, "m"),
    )
  })

  it("is credited once when notifications come twice and out of order", async () => {
    await arm(casino(), "hipay", "duplicate", "out_of_order")
    const orderId = await deposited(jan(), 20)
    await waitUntilIdle(casino())
    expect(await notificationsOf(orderId)).toHaveLength(6)
    expect(await listPushedStatuses(orderId)).toEqual(["118", "117", "116"])
    expect(await cashCents(casino(), jan().playerId)).toBe(2000)
    expect(await events(casino(), jan(), "deposit.succeeded")).toHaveLength(1)
  })

  it("is not credited by a forged notification, but by the look-up", async () => {
    const before = await countAcceptedMessages(casino(), "hipay")
    await arm(casino(), "hipay", "bad_signature")
    const { orderId, forwardUrl } = await open(jan(), 20)
    await submitPage(forwardUrl, { ...bancontact, outcome: "pay" })
    expect(await countAcceptedMessages(casino(), "hipay")).toBe(before)
    expect(await ended(orderId)).toMatchObject({ status: "succeeded" })
  })

  it("fails with a reason that the player sees, and releases the reservation", async () => {
    const first = await open(jan(), 200)
    await submitPage(first.forwardUrl, { ...bancontact, outcome: "refuse" })
    expect(await ended(first.orderId)).toMatchObject({ status: "failed", reason: "insufficientFunds" })
    const second = await open(jan(), 200)
    await submitPage(second.forwardUrl, { ...bancontact, outcome: "cancel" })
    expect(await ended(second.orderId)).toMatchObject({ status: "cancelled", reason: "cancelled" })
    await deposited(jan(), 200)
  })

  it("refunds a credit card with a reason", async () => {
    const { orderId, forwardUrl } = await open(jan(), 50, { method: "visa" })
    await submitPage(forwardUrl, { product: "visa", outcome: "pay", number: "4000000000000002", ...card })
    expect(await ended(orderId)).toMatchObject({ status: "refunded", reason: "creditCard" })
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    await lettersUntil(casino(), jan(), (found) => found.some(({ text }) => text.includes("kredietkaart")))
    await eventually(async () => (await listPushedStatuses(orderId)).includes("125"))
    // The refund's own notifications change nothing any more.
    expect(await result(jan(), orderId)).toMatchObject({ status: "refunded", reason: "creditCard" })
  })

  it("accepts a debit card, with confirmation by the bank", async () => {
    const { orderId, forwardUrl } = await open(jan(), 50, { method: "visa" })
    await submitPage(forwardUrl, { product: "visa", outcome: "pay", number: "4111111111111111", ...card })
    await submitPage(forwardUrl, { outcome: "3ds-ok" })
    expect(await ended(orderId)).toMatchObject({ status: "succeeded" })
  })
})

describe("opening a deposit", () => {
  it("returns the same page for the same key and refuses the key for another amount", async () => {
    const [first, twin] = await Promise.all([
      open(jan(), 30, { key: "deposit-key-1" }),
      open(jan(), 30, { key: "deposit-key-1" }),
    ])
    const later = await open(jan(), 30, { key: "deposit-key-1" })
    expect(twin).toEqual(first)
    expect(later).toEqual(first)
    await expect(open(jan(), 31, { key: "deposit-key-1" })).rejects.toThrow("IdempotencyKeyReused")
    expect(await ordersOf(casino(), jan())).toHaveLength(1)
  })

  it("refuses amounts below the minimum and above the weekly limit, with the remaining amount", async () => {
    await expect(open(jan(), 9.99)).rejects.toThrow(/DepositBelowMinimum.*€\u00a010,00/)
    await open(jan(), 150)
    await expect(open(jan(), 50.01)).rejects.toThrow(
      /DepositLimitReached.*€\u00a0150,00 of €\u00a0200,00 used\. You can deposit this amount from \d/,
    )
    await open(jan(), 50)
  })

  it("refuses a player whom the gate refuses", async () => {
    const set = (text: string) => asOwner(casino(), text, [jan().playerId])
    await set("update identity.standing set kyc_status = 'none' where player_id = $1")
    await expect(open(jan(), 20)).rejects.toThrow("KycNotDone")
    await set("update players.player set email_verified_at = null where id = $1")
    await expect(open(jan(), 20)).rejects.toThrow("EmailNotVerified")
    await set("update players.player set status = 'closed' where id = $1")
    await expect(open(jan(), 20)).rejects.toThrow("AccountClosed")
    expect(await ordersOf(casino(), jan())).toHaveLength(0)
  })

  it("fails and releases the reservation while the payment service is down", async () => {
    await arm(casino(), "hipay", "http_500")
    await expect(open(jan(), 200)).rejects.toThrow("HiPayServiceNotAvailable")
    const [failed] = (await jan().visitor.call(contract.depositTransaction, {})).transactions.rows
    expect(failed).toMatchObject({ status: "failed", reason: "serviceUnavailable" })
    await open(jan(), 200)
  })

  it("shows an outage until any call is answered: the next page, or the probe of a job", async () => {
    const { visitor } = jan()
    const areAway = async () => {
      const { paymentMethods } = await visitor.call(contract.getActivePaymentMethods, {})
      const ofHiPay = paymentMethods.filter(({ code }) =>
        ["bancontact_qr", "visa", "mastercard", "cb"].includes(code),
      )
      return ofHiPay.length > 0 && ofHiPay.every(({ deposit }) => deposit?.isAway)
    }
    expect(await areAway()).toBe(false)
    for (const comesBack of [() => open(jan(), 20), () => runJob(casino(), "payments.askWhetherBack")]) {
      await armTimes(casino(), "hipay", 2, "http_500")
      await expect(open(jan(), 20)).rejects.toThrow("HiPayServiceNotAvailable")
      expect(await areAway()).toBe(true)
      await runJob(casino(), "payments.askWhetherBack")
      expect(await areAway()).toBe(true)
      await comesBack()
      expect(await areAway()).toBe(false)
    }
    const asked = await listExchanges(casino(), "hipay")
    await runJob(casino(), "payments.askWhetherBack")
    expect(await listExchanges(casino(), "hipay")).toEqual(asked)
  })

  it("expires after 30 minutes; a later capture is credited within the limits", async () => {
    const late = await open(jan(), 150)
    await pass(31)
    await runJob(casino(), "payments.expireOrders")
    expect(await ordersOf(casino(), jan())).toEqual([{ status: "expired" }])
    const other = await open(jan(), 20)
    await notify(casino(), late.orderId, { status: 118, captured_amount: "150.00" })
    expect(await cashCents(casino(), jan().playerId)).toBe(15_000)
    // The other order's reservation has run out too, and its room has gone to somebody else by then.
    await pass(31)
    await runJob(casino(), "payments.expireOrders")
    const third = await open(jan(), 45)
    expect(third.orderId).not.toBe(other.orderId)
    await notify(casino(), other.orderId, { status: 118, captured_amount: "20.00" })
    expect(await cashCents(casino(), jan().playerId)).toBe(15_000)
    expect(await events(casino(), jan(), "deposit.refunded")).toMatchObject([{ reason: "limitReached" }])
  })

  it("looks an order up without any notification", async () => {
    await arm(casino(), "hipay", "drop")
    const { forwardUrl } = await open(jan(), 20)
    await submitPage(forwardUrl, { ...bancontact, outcome: "pay" })
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    casino().clock.advance(3 * minuteMs)
    await runJob(casino(), "payments.reconcile")
    await runJob(casino(), "payments.reconcile")
    expect(await cashCents(casino(), jan().playerId)).toBe(2000)
  })

  it("shows orders to their own player only", async () => {
    const { orderId } = await open(jan(), 20)
    const eve = await seededVisitor(casino(), 0, { firstName: "Eve", lastName: "Maes" })
    await expect(result(eve, orderId)).rejects.toThrow("NotFound")
    expect((await eve.visitor.call(contract.depositTransaction, {})).transactions).toEqual({
      count: 0,
      rows: [],
    })
    await expect(casino().visitor().call(contract.hiPayResponse, { orderid: orderId })).rejects.toThrow("401")
  })
})

describe("the methods on offer", () => {
  it("are public, with existing icons", async () => {
    const visitor = casino().visitor()
    const { paymentMethods } = await visitor.call(contract.getActivePaymentMethods, {})
    expect(paymentMethods.map(({ code }) => code)).toEqual([
      ...["bancontact_qr", "payconiq", "visa", "mastercard", "cb", "paysafeCard", "skrill", "neteller"],
      ...["bnp", "manualWithdraw"],
    ])
    for (const { iconUrl } of paymentMethods) {
      const icon = await visitor.fetch(iconUrl)
      expect(icon.headers.get("content-type")).toContain("image/svg+xml")
      expect(await icon.text()).toMatch(/^<svg .*<\/svg>$/)
    }
    for (const wrong of [
      "/media/payment/cash.svg",
      "/media/payment/constructor.svg",
      "/media/payment/..%2fvisa.svg",
    ])
      expect((await visitor.fetch(wrong)).status).toBe(404)
  })

  it("can be switched off", async () => {
    const set = (on: boolean) =>
      asOwner(
        casino(),
        "update content.settings set value = jsonb_set(value, '{deposit,visa}', $1) where key = 'paymentMethods'",
        [JSON.stringify(on)],
      )
    onTestFinished(async () => void (await set(true)))
    await set(false)
    const { paymentMethods } = await casino().visitor().call(contract.getActivePaymentMethods, {})
    expect(paymentMethods.map(({ code }) => code)).not.toContain("visa")
    await expect(open(jan(), 20, { method: "visa" })).rejects.toThrow("PaymentMethodNotAllowed")
  })
})

/** What the gateway has sent us of an order, repetitions included. */
async function notificationsOf(orderId: string): Promise<unknown[]> {
  return (await listExchanges(casino(), "hipay")).filter(
    ({ direction, body }) => direction === "out" && body.includes(orderId),
  )
}

/** The statuses of an order that we were told and believed. */
async function listPushedStatuses(orderId: string): Promise<string[]> {
  const rows = await asOwner<{ external_key: string; body: Buffer }>(
    casino(),
    "select external_key, body from kernel.inbox where provider = 'hipay' order by id",
  )
  return rows
    .filter(({ body }) => body.toString().includes(orderId))
    .map(({ external_key }) => external_key.split("/")[1] ?? "")
}

/** Lets minutes go by while the player stays logged in. */
async function pass(minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 20) {
    casino().clock.advance(Math.min(left, 20) * minuteMs)
    await jan().visitor.call(contract.depositTransaction, {})
  }
}
