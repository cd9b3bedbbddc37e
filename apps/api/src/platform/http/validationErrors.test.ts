import { euros, games, me, payments, players } from "@elite/contract"
import { describe, expect, test } from "vitest"
import { z } from "zod"
import { toFieldErrors } from "./validationErrors.ts"

const validate = (schema: z.ZodType, raw: unknown) => {
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

describe("field errors", () => {
  test("a valid form has none", () => {
    expect(validate(players.signUp.input, signUp)).toEqual({})
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
  ])("%s refuses %j", (field, value, fault) => {
    expect(validate(players.signUp.input, { ...signUp, [field]: value })).toEqual({ [field]: fault })
  })

  test.each([["50"], [-1], [0], [50.255], [null]])("%j is not an amount", (amount) => {
    expect(validate(z.strictObject({ amount: euros }), { amount })).toEqual({ amount: { is: "amount" } })
  })

  test("tell a missing amount from one that is too large", () => {
    const input = { paymentMethod: "bancontact_qr", languageCode: "nl" }
    expect(validate(payments.hiPayUrl.input, input)).toEqual({ amount: { is: "missing" } })
    expect(validate(payments.hiPayUrl.input, { ...input, amount: 2_000_000 })).toEqual({
      amount: { is: "amountTooLarge" },
    })
  })

  test("name what is wrong with a number of a query", () => {
    const { input } = games.getAllGames
    expect(validate(input, { pageNo: "x" })).toEqual({ pageNo: { is: "notWhole" } })
    expect(validate(input, { pageNo: "0" })).toEqual({ pageNo: { is: "tooSmall", bound: 1 } })
    expect(validate(input, { limit: "101" })).toEqual({ limit: { is: "tooLarge", bound: 100 } })
    expect(validate(payments.depositTransaction.input, { startDate: "1999-01-01" })).toEqual({
      startDate: { is: "date" },
    })
  })

  test("name unknown fields at any depth, fifty at most", () => {
    const settings = { hideZeroCurrency: true, displayFiatCurrency: true, selectedFiat: "USD", extra: 1 }
    expect(validate(me.updateUserDetails.input, { status: "closed", walletSettings: settings })).toEqual({
      status: { is: "notAsked" },
      "walletSettings.extra": { is: "notAsked" },
    })
    const unknownFields = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${at}`, 1]))
    expect(Object.keys(validate(me.updateUserDetails.input, unknownFields))).toHaveLength(50)
  })

  test("of a union come from the option with the fewest issues", () => {
    const { input } = players.checkUniqueConstraints
    expect(validate(input, { email: "eva" })).toEqual({ email: { is: "email" } })
    expect(validate(input, { username: "é" })).toEqual({ username: { is: "username" } })
    expect(validate(input, [])).toEqual({ input: { is: "unreadable" } })
  })
})
