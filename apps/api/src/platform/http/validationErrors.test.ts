import { euros, games, me, payments, players } from "@elite/contract"
import { describe, expect, test } from "vitest"
import { z } from "zod"
import { toFieldErrors } from "./validationErrors.ts"

const faults = (schema: z.ZodType, raw: unknown) => {
  const result = schema.safeParse(raw)
  return result.success ? {} : toFieldErrors(result.error.issues, raw)
}
const signUp = {
  email: "eva@example.be",
  username: "Eva_1",
  password: "c2VjcmV0",
  firstName: "Eva",
  lastName: "Claes",
  dateOfBirth: "05-18-1993",
  preferredLanguage: "nl",
  termsAccepted: true,
}

describe("each fault of a field has its own name", () => {
  test("a whole form without faults has none", () => {
    expect(faults(players.signUp.input, signUp)).toEqual({})
  })

  test.each<[players.RegistrationFieldName, unknown, object]>([
    ["email", "eva", { is: "email" }],
    ["email", "", { is: "missing" }],
    ["email", undefined, { is: "missing" }],
    ["email", 5, { is: "notText" }],
    ["username", "é", { is: "username" }],
    ["password", "€", { is: "password" }],
    ["firstName", "x".repeat(81), { is: "tooLong", bound: 80 }],
    ["firstName", "   ", { is: "missing" }],
    ["dateOfBirth", "1993-05-18", { is: "date" }],
    ["nationality", "BEL", { is: "notThisLong", bound: 2 }],
    ["gender", "x", { is: "notAChoice" }],
    ["profession", "pirate", { is: "notAChoice" }],
    ["phone", "call me", { is: "phone" }],
    ["newsLetter", "yes", { is: "notYesOrNo" }],
    ["termsAccepted", false, { is: "accept" }],
    ["preferredLanguage", null, { is: "notAChoice" }],
  ])("%s %j", (field, value, fault) => {
    expect(faults(players.signUp.input, { ...signUp, [field]: value })).toEqual({ [field]: fault })
  })

  test.each([["50"], [-1], [0], [50.255], [null]])("%j is not an amount", (amount) => {
    expect(faults(z.strictObject({ amount: euros }), { amount })).toEqual({ amount: { is: "amount" } })
  })

  test("an amount that is missing or beyond all bounds says so", () => {
    const input = { paymentMethod: "bancontact_qr", languageCode: "nl" }
    expect(faults(payments.hiPayUrl.input, input)).toEqual({ amount: { is: "missing" } })
    expect(faults(payments.hiPayUrl.input, { ...input, amount: 2_000_000 })).toEqual({
      amount: { is: "amountTooLarge" },
    })
  })

  test("numbers of a query", () => {
    const { input } = games.getAllGames
    expect(faults(input, { pageNo: "x" })).toEqual({ pageNo: { is: "notWhole" } })
    expect(faults(input, { pageNo: "0" })).toEqual({ pageNo: { is: "tooSmall", bound: 1 } })
    expect(faults(input, { limit: "101" })).toEqual({ limit: { is: "tooLarge", bound: 100 } })
    expect(faults(payments.depositTransaction.input, { startDate: "1999-01-01" })).toEqual({
      startDate: { is: "date" },
    })
  })

  test("what is not asked for, wherever it stands, and never more than fifty of them", () => {
    const settings = { hideZeroCurrency: true, displayFiatCurrency: true, selectedFiat: "USD", extra: 1 }
    expect(faults(me.updateUserDetails.input, { status: "closed", walletSettings: settings })).toEqual({
      status: { is: "notAsked" },
      "walletSettings.extra": { is: "notAsked" },
    })
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${at}`, 1]))
    expect(Object.keys(faults(me.updateUserDetails.input, many))).toHaveLength(50)
  })

  test("of two ways to ask, the one that was meant", () => {
    const { input } = players.checkUniqueConstraints
    expect(faults(input, { email: "eva" })).toEqual({ email: { is: "email" } })
    expect(faults(input, { username: "é" })).toEqual({ username: { is: "username" } })
    expect(faults(input, [])).toEqual({ input: { is: "unreadable" } })
  })
})
