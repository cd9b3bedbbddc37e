import { payments as contract, me } from "@elite/contract"
import { describe, expect, it, onTestFinished } from "vitest"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { asOwner, cashCents, deposited, notify, open, payerForFile, raiseLimit } from "../testing/payer.ts"
import { depositConfig, methods } from "./definitions.ts"

const { casino, jan } = payerForFile()
const own = "BE68539007547034"
const operatorCli = operatorCliFor(casino)

const set = (path: string, on: boolean) =>
  asOwner(
    casino(),
    "update content.settings set value = jsonb_set(value, $1, $2) where key = 'paymentMethods'",
    [path, JSON.stringify(on)],
  )
/** Sets a switch for the rest of a test. */
async function switched(path: string, on: boolean): Promise<void> {
  onTestFinished(async () => void (await set(path, !on)))
  await set(path, on)
}
const offered = async () => {
  const { paymentMethods } = await jan().visitor.call(contract.getActivePaymentMethods, {})
  return {
    deposit: paymentMethods.flatMap(({ code, deposit }) => (deposit ? [code] : [])),
    withdraw: paymentMethods.flatMap(({ code, withdraw }) => (withdraw ? [code] : [])),
  }
}
/** The methods of deposits whose provider is configured here. */
const configured = contract.depositMethods.filter((method) => {
  const { provider } = depositConfig(method)
  return provider === "hipay"
})

describe.each(configured)("the switch of deposits by %s", (method) => {
  it("refuses new orders while it is off; pending ones complete", async () => {
    const { orderId } = await open(jan(), 20, { method })
    await switched(`{deposit,${method}}`, false)
    expect((await offered()).deposit).not.toContain(method)
    await expect(open(jan(), 20, { method })).rejects.toThrow("PaymentMethodNotAllowed")
    const [product = ""] = depositConfig(method).products
    const message = { status: 118, captured_amount: "20.00", payment_product: product }
    await notify(casino(), orderId, { ...message, "payment_method[card_type]": "DEBIT" })
    expect(await cashCents(casino(), jan().playerId)).toBe(2000)
    await set(`{deposit,${method}}`, true)
    expect((await offered()).deposit).toContain(method)
    await open(jan(), 20, { method })
  })
})

describe("the switch of all deposits", () => {
  it("overrides those of the methods", async () => {
    await switched("{allDeposits}", false)
    expect((await offered()).deposit).toEqual([])
    await expect(open(jan(), 20)).rejects.toThrow("PaymentMethodNotAllowed")
  })
})

describe.each(["bnp", "manualWithdraw"] as const)("the switch of withdrawals by %s", (method) => {
  it("refuses new ones while it is off; pending ones continue", async () => {
    await deposited(jan(), 60)
    const ask = () => jan().visitor.call(contract.withdrawAmount, { amount: 20, method, iban: own })
    await ask()
    await switched(`{withdraw,${method}}`, false)
    expect((await offered()).withdraw).not.toContain(method)
    await expect(ask()).rejects.toThrow("PaymentMethodNotAllowed")
    const { transactions } = await jan().visitor.call(contract.withdrawTransaction, {})
    expect(transactions.rows[0]?.status).not.toBe("rejected")
    await set(`{withdraw,${method}}`, true)
    await ask()
  })
})

describe("a method that a release adds", () => {
  it("is off in an existing casino until an operator switches it on", async () => {
    const stored = "update content.settings set value = value #- '{deposit,cb}' where key = 'paymentMethods'"
    await asOwner(casino(), stored)
    expect((await offered()).deposit).not.toContain("cb")
    const words = ["change-setting", "paymentMethods", "deposit.cb", "true", "it", "is", "signed"]
    expect(await operatorCli("anna", ...words)).toMatchObject({ code: 0 })
    expect((await offered()).deposit).toContain("cb")
  })
})

describe("the methods of a player", () => {
  it("follow the setting", async () => {
    const permissions = async () => (await jan().visitor.call(me.getUserDetails, {})).user.paymentPermissions
    expect(await permissions()).toEqual({
      deposit: { all: true, ...Object.fromEntries(contract.depositMethods.map((code) => [code, true])) },
      withdraw: {
        all: true,
        bnp: true,
        skrill: false,
        neteller: true,
        paysafeCard: true,
        manualWithdraw: true,
      },
    })
    await switched("{deposit,visa}", false)
    expect(await permissions()).toMatchObject({ deposit: { visa: false, mastercard: true } })
  })

  it("have the weekly limit in force as maximum, or that of the method where it is lower", async () => {
    const most = async (who = jan().visitor) => {
      const { paymentMethods } = await who.call(contract.getActivePaymentMethods, {})
      return Object.fromEntries(paymentMethods.map(({ code, deposit }) => [code, deposit?.max]))
    }
    expect((await most()).visa).toBe(200)
    await raiseLimit(casino(), jan())
    expect((await most()).visa).toBeGreaterThan(200)
    expect((await most(casino().visitor())).visa).toBe(200)
  })

  it("have a record each, under their own code and switch", () => {
    for (const [code, record] of Object.entries(methods)) {
      expect(record.code).toBe(code)
      for (const terms of [record.deposit, record.withdrawal]) if (terms) expect(terms.switch).toBe(code)
    }
  })
})
