import { payments as contract } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { deposited, open, payerForFile } from "../testing/payer.ts"

// A casino with keys for HiPay and Neteller alone.
const { casino, jan } = payerForFile({
  env: {
    BANCONTACT_URL: undefined,
    BANCONTACT_JWKS_URL: undefined,
    BANCONTACT_API_KEY: undefined,
    BANCONTACT_PROFILE_ID: undefined,
    BANCONTACT_KEY: undefined,
    SKRILL_PAY_URL: undefined,
    SKRILL_API_URL: undefined,
    SKRILL_MERCHANT_ID: undefined,
    SKRILL_EMAIL: undefined,
    SKRILL_SECRET_WORD: undefined,
    SKRILL_API_PASSWORD: undefined,
    PAYSAFECARD_URL: undefined,
    PAYSAFECARD_KEY: undefined,
    PAYSAFECARD_MID: undefined,
  },
})
const desk = operatorCliFor(casino)
const absent = ["payconiq", "skrill", "paysafeCard"] as const
const change = (path: string, value: string) =>
  desk("anna", "change-setting", "paymentMethods", path, value, "a test")

describe("a vendor without keys", () => {
  it("hides its methods, and the others work", async () => {
    const { paymentMethods } = await jan().visitor.call(contract.getActivePaymentMethods, {})
    const offered = paymentMethods.flatMap(({ code, deposit }) => (deposit ? [code] : []))
    expect(offered).toEqual(["bancontact_qr", "visa", "mastercard", "cb", "neteller"])
    const paid = paymentMethods.flatMap(({ code, withdraw }) => (withdraw ? [code] : []))
    expect(paid).toEqual(["neteller", "bnp", "manualWithdraw"])
    await deposited(jan(), 20)
  })

  it.each(absent)("refuses a deposit by %s", async (method) => {
    await expect(open(jan(), 20, { method })).rejects.toThrow("PaymentMethodNotAllowed")
  })

  it("refuses a withdrawal to its wallet", async () => {
    await deposited(jan(), 50)
    const ask = jan().visitor.call(contract.withdrawAmount, { amount: 20, method: "paysafeCard" })
    await expect(ask).rejects.toThrow("PaymentMethodNotAllowed")
  })

  it.each(["bancontact", "skrill", "paysafecard"])(
    "has no address for notifications of %s",
    async (provider) => {
      const asked = (name: string) =>
        fetch(`${casino().url}/providers/${name}/notify`, { method: "POST" }).then(({ status }) => status)
      expect(await asked("hipay")).toBe(401)
      expect(await asked(provider)).toBe(await asked("nobody"))
      expect(await asked(provider)).not.toBe(401)
    },
  )

  it("cannot have its methods switched on, with an explanation", async () => {
    for (const { opening } of casino().modules) await opening?.()
    expect(await change("withdraw.skrill", "true")).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        "Withdrawals by skrill cannot be switched on: this casino has no keys for skrill.",
      ),
    })
    expect((await change("deposit.payconiq", "false")).code).toBe(0)
    const refused = await change("deposit.payconiq", "true")
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining("Deposits by payconiq") })
    expect(refused.text).toContain("no keys for bancontact")
    // One that was on stays, and others can be switched.
    expect((await change("deposit.neteller", "false")).code).toBe(0)
    expect((await change("deposit.neteller", "true")).code).toBe(0)
  })
})
