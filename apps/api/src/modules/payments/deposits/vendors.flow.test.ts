import { payments as contract } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { arm, armTimes, resetSandbox } from "@elite/testkit/sandboxes"
import { openSocket } from "@elite/testkit/socket"
import { describe, expect, it, onTestFinished } from "vitest"
import { paymentProviders } from "../../../paymentProviders.ts"
import { accounts, getBalanceUnits } from "../../wallet/index.ts"
import { depositConfig, withdrawalConfig } from "../methods/definitions.ts"
import {
  asOwner,
  cashCents,
  heldCents,
  newReference,
  notify,
  open,
  payerForFile,
  result,
  rowOf,
  runJob,
  submitPage,
} from "../testing/payer.ts"
import { endsAs, isDue, paidIn, press, type VendorMethod, vendorMethods } from "../testing/vendors.ts"

const { casino, jan } = payerForFile({ settleAfterMs: 150 })

const psp = (method: VendorMethod) =>
  getBalanceUnits(casino().platform.reads(), accounts.psp(depositConfig(method).provider))
const deposited = (method: VendorMethod, amount: number) => paidIn(casino(), jan(), method, amount)

describe.each(vendorMethods)("a deposit by %s", (method) => {
  it("is credited once, from the provider's account, although every message comes twice and late", async () => {
    const { provider } = depositConfig(method)
    const before = await psp(method)
    await arm(casino(), provider, "duplicate", "out_of_order")
    const orderId = await deposited(method, 25)
    expect(await result(jan(), orderId)).toMatchObject({ status: "succeeded", method })
    expect(await cashCents(casino(), jan().playerId)).toBe(2500)
    expect(await psp(method)).toBe(before - 2_500_000n)
    await isDue(casino(), orderId)
    await runJob(casino(), "payments.followCaptured")
    expect(await cashCents(casino(), jan().playerId)).toBe(2500)
  })

  it("is credited by a look-up where the message is lost", async () => {
    const { provider } = depositConfig(method)
    await arm(casino(), provider, "drop")
    const { orderId, forwardUrl } = await open(jan(), 20, { method })
    await press(forwardUrl, method, "pay")
    await isDue(casino(), orderId)
    await runJob(casino(), "payments.reconcile")
    await endsAs(casino(), orderId, "succeeded")
    expect(await cashCents(casino(), jan().playerId)).toBe(2000)
  })

  it("fails with a reason where the payment is refused, and releases its reservation", async () => {
    const { orderId, forwardUrl } = await open(jan(), 200, { method })
    await press(forwardUrl, method, "refuse")
    // paysafecard says nothing of it by itself, and calls it a cancellation.
    await isDue(casino(), orderId)
    await runJob(casino(), "payments.reconcile")
    await endsAs(casino(), orderId, method === "paysafeCard" ? "cancelled" : "failed")
    expect((await result(jan(), orderId)).reason).toEqual(expect.any(String))
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    await open(jan(), 200, { method })
  })

  it("ends without money where the player leaves the page, at the latest at its expiry", async () => {
    const { orderId, forwardUrl } = await open(jan(), 20, { method })
    await press(forwardUrl, method, "cancel")
    await asOwner(
      casino(),
      "update payments.deposit set created_at = created_at - interval '31 minutes' where id = $1 and status in ('created', 'pending')",
      [orderId],
    )
    await runJob(casino(), "payments.expireOrders")
    expect(["cancelled", "expired"]).toContain((await rowOf(casino(), orderId)).status)
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
  })

  it("is refused while its switch is off; pending ones complete", async () => {
    const set = (on: boolean) =>
      asOwner(
        casino(),
        "update content.settings set value = jsonb_set(value, $1, $2) where key = 'paymentMethods'",
        [`{deposit,${method}}`, JSON.stringify(on)],
      )
    onTestFinished(async () => void (await set(true)))
    const { orderId, forwardUrl } = await open(jan(), 20, { method })
    await set(false)
    await expect(open(jan(), 20, { method })).rejects.toThrow("PaymentMethodNotAllowed")
    await press(forwardUrl, method, "pay")
    await endsAs(casino(), orderId, "succeeded")
  })

  it("shows an outage for its own provider only", async () => {
    const { provider } = depositConfig(method)
    await armTimes(casino(), provider, 2, "http_500")
    await expect(open(jan(), 20, { method })).rejects.toThrow("HiPayServiceNotAvailable")
    const away = async () => {
      const { paymentMethods } = await jan().visitor.call(contract.getActivePaymentMethods, {})
      return paymentMethods.flatMap(({ code, deposit }) => (deposit?.isAway ? [code] : []))
    }
    expect(await away()).toEqual([method])
    await open(jan(), 20)
    await resetSandbox(casino(), provider)
    await open(jan(), 20, { method })
    expect(await away()).toEqual([])
  })

  it("ignores reports of another provider", async () => {
    const { orderId } = await open(jan(), 20, { method })
    const statement = { status: 118, captured_amount: "20.00", reference: newReference() }
    expect(await notify(casino(), orderId, statement)).toBe(200)
    expect((await rowOf(casino(), orderId)).status).toBe("pending")
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
  })
})

const wallets = ["skrill", "neteller", "paysafeCard"] as const
const allows = (method: contract.WithdrawalMethod) =>
  asOwner(
    casino(),
    "update content.settings set value = jsonb_set(value, $1, 'true') where key = 'paymentMethods'",
    [`{withdraw,${method}}`],
  )
const shown = async () => (await jan().visitor.call(contract.withdrawTransaction, {})).transactions.rows[0]

describe.each(wallets)("a withdrawal by %s", (method) => {
  const ask = (to: { iban?: string } = {}) =>
    jan().visitor.call(contract.withdrawAmount, { amount: 20, method, ...to })

  it("is refused to a player without a deposit by it", async () => {
    await allows(method)
    const { orderId } = await open(jan(), 50)
    await notify(casino(), orderId, { status: 118, captured_amount: "50.00" })
    await expect(ask()).rejects.toThrow("WalletNotPaidIn")
  })

  it("is paid once to the account that paid in, from the provider's account", async () => {
    await allows(method)
    await deposited(method, 50)
    await expect(ask({ iban: "BE68539007547034" })).rejects.toMatchObject({ name: "BadInputErrorType" })
    const before = await psp(method)
    const { withdrawalId } = await ask()
    await eventually(async () => {
      await casino().drain()
      return (await heldCents(casino(), jan().playerId)) === 0
    })
    for (const job of ["payments.payOut", "payments.followPayouts", "payments.followEnded"])
      await runJob(casino(), job, { withdrawalId })
    expect(await psp(method)).toBe(before + 2_000_000n)
    expect(await cashCents(casino(), jan().playerId)).toBe(3000)
    expect(await shown()).toMatchObject({ status: "received", method, account: expect.stringContaining("•") })
    expect(await casino().audit()).toEqual([])
  })

  it("is sent once although the answer to the order is lost", async () => {
    const { provider } = withdrawalConfig(method)
    await allows(method)
    await deposited(method, 50)
    const before = await psp(method)
    await arm(casino(), provider as "skrill", "cut")
    const { withdrawalId } = await ask()
    await casino().drain()
    for (let again = 0; again < 3; again++)
      await runJob(casino(), "payments.payOut", { withdrawalId }).catch(() => {})
    await eventually(async () => (await shown())?.status === "received")
    expect(await psp(method)).toBe(before + 2_000_000n)
  })
})

it.each([
  ["pay", true],
  ["refuse", false],
  ["expire", false],
] as const)("pushes the outcome of a scanned order to the player's pages: %s", async (outcome, isPaid) => {
  const socket = openSocket(casino().url, {
    origin: casino().url,
    cookie: `access_token=${jan().visitor.cookies.get("access_token")}`,
  })
  onTestFinished(() => socket.close())
  expect(await socket.isAccepted).toBe(true)
  const { orderId, forwardUrl } = await open(jan(), 20, { method: "payconiq" })
  await press(forwardUrl, "payconiq", outcome)
  const statement = () => socket.messages.flatMap(([name, data]) => (name === "payment" ? [data] : []))
  await eventually(() => statement().length > 0)
  expect(statement()).toEqual([{ orderId, paymentSuccess: isPaid, qrCodeSuccess: isPaid }])
})

it("captures nothing from a paysafecard account in another name", async () => {
  const { orderId, forwardUrl } = await open(jan(), 20, { method: "paysafeCard" })
  const page = await fetch(forwardUrl)
  const other = { email: "an@example.com", firstName: "An", lastName: "Claes", birthDate: "1980-01-01" }
  await submitPage(page.url, { ...other, outcome: "pay" })
  await endsAs(casino(), orderId, "failed")
  expect(await result(jan(), orderId)).toMatchObject({ status: "failed", reason: expect.any(String) })
  expect(await cashCents(casino(), jan().playerId)).toBe(0)
})

it("has refunds for exactly the providers that the method records name", () => {
  const { payIns, payOuts } = paymentProviders(casino().config, casino().platform)
  for (const method of contract.depositMethods) {
    const { provider, refund } = depositConfig(method)
    expect(payIns[provider]?.refund !== undefined, method).toBe(refund)
  }
  for (const method of contract.withdrawalMethods) {
    const { provider } = withdrawalConfig(method)
    expect(provider === "hand" || payOuts[provider] !== undefined, method).toBe(true)
  }
})
