import { type ErrorName, errorStatus, languages } from "@elite/contract"
import { expect, test } from "vitest"
import { describe } from "./index.ts"

const names = Object.keys(errorStatus) as ErrorName[]
const everything = {
  limit: 200,
  used: 140,
  remaining: 60,
  minimum: 10,
  maximum: 100,
  bonus: 40,
  minutes: 3,
  most: 5,
  account: "BE•• •••• •••• 7034",
  until: "2026-12-01T09:00:00Z",
  freesAt: "2026-11-26T17:20:00Z",
  email: "support@casino.test",
  help: "https://help.example",
  least: 1000,
  step: 100,
  held: 999,
}

test.each(languages)("has a message for every refusal in %s, with its parameters", (language) => {
  for (const name of names) {
    const sentence = describe(language, name, everything)
    expect(sentence, name).not.toMatch(/[{}]/)
    expect(sentence.length, name).toBeGreaterThan(8)
  }
})

test("formats amounts and instants by language", () => {
  const describeIn = (language: "en" | "fr" | "nl") =>
    describe(language, "DepositLimitReachedErrorType", everything).replaceAll(/\s/g, " ")
  expect(describeIn("en")).toContain("€ 140,00 of € 200,00")
  expect(describeIn("fr")).toContain("140,00 € utilisés sur 200,00 €")
  expect(describeIn("nl")).toContain("€ 140,00 van € 200,00")
  expect(describeIn("fr")).toMatch(/Vous pourrez déposer ce montant à partir du 26\/11\/2026 18:20\.$/)
  expect(describeIn("nl")).toMatch(/U kunt dit bedrag storten vanaf 26\/11\/2026 18:20\.$/)
  expect(describe("nl", "CrashStakeErrorType", everything).replaceAll(/\s/g, " ")).toContain(
    "tussen € 10,00 en € 100,00",
  )
  expect(describe("fr", "BonusWouldBeForfeitedErrorType", everything)).toMatch(/40,00\s€\./)
  // Where room will free up, the remaining amount is omitted: it may be zero.
  expect(describeIn("fr")).not.toContain("60,00")
})

test("omits a missing instant", () => {
  const { freesAt: _, ...rest } = everything
  expect(describe("en", "DepositLimitReachedErrorType", rest)).toMatch(/at most €\u00a060,00\.$/)
  expect(describe("nl", "AccountExcludedErrorType", { until: null })).toBe(
    "U bent voorgoed uitgesloten van spelen. Staat er nog geld op uw account, neem dan contact op met onze klantendienst.",
  )
})

test("the description that clients compare stays English", () => {
  for (const language of languages)
    expect(describe(language, "UnauthorizedErrorType")).toBe("User is not logged in")
})
