import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { VerificationReport } from "./ports.ts"
import { type AttemptStatus, canBecome, decideOutcome } from "./rules.ts"

const account = { firstName: "Anna", lastName: "Van den Broeck", birthDate: "1993-05-18" }
const now = new Date("2026-11-20T12:00:00Z")
const accepted = (
  changes: Partial<NonNullable<VerificationReport["document"]>> = {},
): VerificationReport => ({
  reference: "kyc-1",
  outcome: "accepted",
  document: {
    firstName: "Anna",
    lastName: "Van den Broeck",
    birthDate: "1993-05-18",
    number: "592000000101",
    ...changes,
  },
})

describe("decideOutcome", () => {
  test("accepts matching facts", () => {
    expect(decideOutcome(accepted(), account, 21, now)).toEqual({ status: "accepted" })
  })
  test.each([
    { firstName: "ANNA MARIA J", lastName: "VANDENBROECK" },
    { firstName: "Ànna", lastName: "Van-den Broeck" },
  ])("%j is accepted: a document has further first names and other separators", (names) => {
    expect(decideOutcome(accepted(names), account, 21, now)).toEqual({ status: "accepted" })
  })
  test.each([
    accepted({ lastName: "Van den Broeck Peeters" }),
    accepted({ lastName: "Broeck" }),
    accepted({ lastName: "Van den Brock" }),
    { reference: "kyc-1", outcome: "accepted" } as VerificationReport,
  ])("an acceptance that leaves a doubt goes to a person: %j", (report) => {
    expect(decideOutcome(report, account, 21, now)).toEqual({ status: "review" })
  })
  test.each([
    ["nameMismatch", accepted({ lastName: "Peeters" })],
    ["birthDateMismatch", accepted({ birthDate: "1993-05-19" })],
    ["underAge", accepted({ birthDate: "2005-11-21" })],
  ] as const)("%s declines", (reason, report) => {
    expect(decideOutcome(report, account, 21, now)).toEqual({ status: "declined", reason })
  })
})

const statuses: AttemptStatus[] = [
  "created",
  "failed",
  "pending",
  "received",
  "review",
  "cancelled",
  "timedOut",
  "declined",
  "accepted",
]

describe("canBecome", () => {
  test("never changes a decision by a webhook, in any order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses)), (messages) => {
        let status: AttemptStatus = "accepted"
        for (const to of messages) if (canBecome(status, to, false)) status = to
        expect(status).toBe("accepted")
      }),
    )
  })
  test("decides by look-ups only", () => {
    expect(canBecome("pending", "accepted", false)).toBe(false)
    expect(canBecome("pending", "accepted", true)).toBe(true)
    expect(canBecome("accepted", "declined", true)).toBe(true)
    expect(canBecome("accepted", "pending", true)).toBe(false)
    expect(canBecome("timedOut", "accepted", true)).toBe(true)
  })
})
