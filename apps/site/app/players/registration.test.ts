import { type InputOf, players } from "@elite/contract"
import { describe, expect, it } from "vitest"
import {
  computeAge,
  type FieldRequirements,
  fieldsByStep,
  findFieldProblem,
  findFieldProblems,
  type RegistrationField,
  registrationFields,
  steps,
} from "./registration.ts"
import { toSignUpInput } from "./signup.server.ts"

const today = "2026-11-20"
const requirements = Object.fromEntries(
  registrationFields.map((name) => [
    name,
    ["gender", "nationalNumber", "phone", "referralCode"].includes(name) ? 1 : 2,
  ]),
) as FieldRequirements
const person: Record<string, string> = {
  email: "nora@example.be",
  username: "nora_p",
  password: "Krokus 7 tram",
  firstName: "Nora",
  lastName: "Peeters",
  dateOfBirth: "1990-03-12",
  placeOfBirth: "Gent",
  nationality: "BE",
  nationalNumber: "85.07.30-033.28",
  profession: "employee",
  address: "Kerkstraat 1",
  postalCode: "9000",
  city: "Gent",
  countryCode: "BE",
  preferredLanguage: "nl",
  termsAccepted: "on",
}
const problem = (field: RegistrationField, value: string, more: Record<string, string> = {}) =>
  findFieldProblem(field, { ...person, ...more, [field]: value }, requirements, today)

describe("registration", () => {
  it("asks every field of the contract in exactly one step", () => {
    const placed = steps.flatMap((step) => fieldsByStep[step])
    expect([...placed].sort()).toEqual([...registrationFields].sort())
  })

  it("accepts a valid registration, as the contract does", () => {
    expect(findFieldProblems(steps, person, requirements, today)).toEqual({})
    const input = toSignUpInput(person, requirements)
    expect(players.signUp.input.safeParse(input).success).toBe(true)
    expect(input.dateOfBirth).toBe("03-12-1990")
    expect(Buffer.from(input.password, "base64").toString("utf8")).toBe("Krokus 7 tram")
  })

  it("sends the password unchanged, as base64 of UTF-8", () => {
    const { password } = toSignUpInput({ ...person, password: " pâßwoørd € " }, requirements)
    expect(Buffer.from(password, "base64").toString("utf8")).toBe(" pâßwoørd € ")
  })

  it.each([
    "nora",
    "nora@",
    "nora@example",
    "no ra@example.be",
    ".nora@example.be",
    "no..ra@example.be",
    "nora@exa_mple.be",
    "nora+casino@example.co.uk",
    "NORA@EXAMPLE.BE",
    "o'nora-1@sub.example.be",
  ])("judges the address %s as the contract does", (email) => {
    expect(problem("email", email) === null).toBe(players.email.safeParse(email).success)
  })

  it.each(["no", "nora", "nora peeters", "nöra", "a".repeat(20), "a".repeat(21), "n_1"])(
    "judges the username %s as the contract does",
    (username) => {
      expect(problem("username", username) === null).toBe(players.username.safeParse(username).success)
    },
  )

  it("validates a phone number like the contract", () => {
    const { phone } = players.signUp.input.shape
    for (const written of ["+32 470 12 34 56", "0470/12.34.56", "12345", "phone", "00 32 (0)470 123456"])
      expect(problem("phone", written) === null, written).toBe(phone.safeParse(written).success)
  })

  it("counts characters of a password, not UTF-16 units", () => {
    expect(problem("password", "𝒜".repeat(9))).toBe("passwordShort")
    expect(problem("password", "𝒜".repeat(10))).toBeNull()
    expect(problem("password", "a".repeat(129))).toBe("passwordLong")
  })

  it("accepts a person on the 21st birthday, not the day before", () => {
    expect(problem("dateOfBirth", "2005-11-20")).toBeNull()
    expect(problem("dateOfBirth", "2005-11-21")).toBe("underAge")
    expect(problem("dateOfBirth", "")).toBe("date")
    expect(problem("dateOfBirth", "2030-01-01")).toBe("date")
    expect(computeAge("2004-02-29", "2025-02-28")).toBe(20)
    expect(computeAge("2004-02-29", "2025-03-01")).toBe(21)
  })

  it.each(players.barredProfessions)("refuses a %s", (profession) => {
    expect(problem("profession", profession)).toBe("professionBarred")
  })

  it("requires the national number of Belgians only", () => {
    expect(problem("nationalNumber", "")).toBe("required")
    expect(problem("nationalNumber", "", { nationality: "FR" })).toBeNull()
    expect(problem("nationalNumber", "85.07.30-033.29")).toBe("nationalNumber")
  })

  it("neither validates nor sends hidden or empty fields", () => {
    expect(findFieldProblem("placeOfBirth", {}, { ...requirements, placeOfBirth: 0 }, today)).toBeNull()
    const left = { ...person, phone: "", gender: "" }
    const input: InputOf<typeof players.signUp> = toSignUpInput(left, requirements)
    expect(input).not.toHaveProperty("phone")
    expect(input).not.toHaveProperty("gender")
    // The API may require an answer; an unticked box is one.
    expect(input).toHaveProperty("newsLetter", false)
    expect(toSignUpInput(left, { ...requirements, newsLetter: 0 })).not.toHaveProperty("newsLetter")
  })
})
