import { me } from "@elite/contract"
import { describe, expect, test } from "vitest"
import { ApiProblem } from "../api.ts"
import { readCents } from "./amount.ts"
import { readDate } from "./date.ts"
import { invalidForm, readInput, toFormRefusal } from "./formRefusal.server.ts"
import { submittedValues } from "./formRefusal.ts"

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe("what a refused form answers", () => {
  test("returns the submitted values, but never a password", () => {
    const answer = invalidForm(form({ email: "a@b.be", password: "secret", attempt: "1" }), {
      email: "wrong",
    })
    expect(submittedValues(answer)).toEqual({ email: "a@b.be" })
    expect(answer.refusal.fields).toEqual({ email: "wrong" })
    expect(submittedValues({ orderId: "D-1" })).toEqual({})
  })

  test("shows a refusal at its field, unless fields have errors of their own", () => {
    const taken = { name: "EmailAlreadyExistsErrorType", description: "Taken", errorCode: 3001 } as const
    const at = { EmailAlreadyExistsErrorType: "email" } as const
    const refused = (error: object) =>
      toFormRefusal(new ApiProblem(400, [error as never]), form({}), at).refusal
    expect(refused(taken).fields).toEqual({ email: "Taken" })
    expect(refused({ ...taken, fields: { phone: "Too short" } }).fields).toEqual({ phone: "Too short" })
    expect(() => toFormRefusal(new Error("a fault of ours"), form({}))).toThrow("a fault of ours")
  })
})

test("reads a form as the input of a call: boxes, texts, and no other fields", () => {
  const given = form({ phone: " 0470 12 34 56 ", city: "", newsLetter: "on", isAdmin: "yes" })
  expect(readInput(me.updateUserDetails, given)).toEqual({ phone: "0470 12 34 56", newsLetter: true })
  expect(readInput(me.updateUserDetails, form({}))).toEqual({ newsLetter: false })
})

describe("the typed text counts, not a script's hidden field", () => {
  test("an amount in the page's language", () => {
    const written = (text: string) => form({ amountCents: "100", "amountCents.written": text })
    expect(readCents(written("20,50"), "amountCents")).toBe(2050)
    expect(readCents(written("1 234"), "amountCents")).toBe(123400)
    expect(readCents(written("0.500"), "amountCents")).toBeUndefined()
    expect(readCents(written("ten"), "amountCents")).toBeUndefined()
    expect(readCents(form({ amountCents: "100" }), "amountCents")).toBe(100)
  })

  test("a date in its three boxes", () => {
    const boxes = (day: string, month: string, year: string) => {
      const values: Record<string, string> = {
        "born.day": day,
        "born.month": month,
        "born.year": year,
        born: "2000-01-01",
      }
      return readDate((name) => values[name], "born")
    }
    expect(boxes("3", "12", "1985")).toBe("1985-12-03")
    expect(boxes("31", "4", "1985")).toBe("")
    expect(readDate((name) => (name === "born" ? "1985-12-03" : undefined), "born")).toBe("1985-12-03")
  })
})
