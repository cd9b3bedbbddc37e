import { describe, expect, it } from "vitest"
import type { PayoutReport } from "../ports.ts"
import { approvalsNeeded, decidePayout, toPayeeName } from "./rules.ts"

describe("who must look at a withdrawal", () => {
  const numbers = { operatorFromCents: 100_000, twoOperatorsFromCents: 500_000 }
  const plain = {
    earlierCents: 0,
    windowCents: 0,
    payeeCheck: "MATCH",
    isFlagged: false,
    isAlwaysReviewed: false,
  } as const
  const needed = (amountCents: number, more = {}) =>
    approvalsNeeded({ ...plain, amountCents, ...more }, numbers)

  it("is nobody under €1 000, one operator from there, two above €5 000", () => {
    expect(needed(99_999)).toBe(0)
    expect(needed(100_000)).toBe(1)
    expect(needed(500_000)).toBe(1)
    expect(needed(500_001)).toBe(2)
  })

  it("is an operator for any amount where the method wants one", () => {
    expect(needed(1, { isAlwaysReviewed: true })).toBe(1)
    expect(needed(500_001, { isAlwaysReviewed: true })).toBe(2)
    expect(needed(99_999, { payeeCheck: null })).toBe(0)
  })

  it("counts what was withdrawn just before", () => {
    expect(needed(60_000, { earlierCents: 39_999 })).toBe(0)
    expect(needed(60_000, { earlierCents: 40_000 })).toBe(1)
    expect(needed(60_000, { earlierCents: 900_000 })).toBe(1)
  })

  it("is two where sums of the review window are above €5 000, however they are split", () => {
    expect(needed(200_000, { windowCents: 300_000 })).toBe(1)
    expect(needed(200_001, { windowCents: 300_000 })).toBe(2)
    expect(needed(2_000, { windowCents: 499_000 })).toBe(2)
  })

  it("is at least one where the name is only close or the player is flagged", () => {
    expect(needed(2_000, { payeeCheck: "CLOSE_MATCH" })).toBe(1)
    expect(needed(2_000, { isFlagged: true })).toBe(1)
    expect(needed(600_000, { isFlagged: true })).toBe(2)
  })
})

describe("what the bank's word does to a withdrawal", () => {
  const word = (status: PayoutReport["status"], code: string | null = null): PayoutReport => ({
    endToEndId: "W-1",
    status,
    code,
  })

  it("sends, pays and fails once", () => {
    expect(decidePayout("approved", word("accepted"))).toEqual({ kind: "sent" })
    expect(decidePayout("sent", word("accepted"))).toEqual({ kind: "nothing" })
    expect(decidePayout("approved", word("settled"))).toEqual({ kind: "received" })
    expect(decidePayout("sent", word("settled"))).toEqual({ kind: "received" })
    expect(decidePayout("received", word("settled"))).toEqual({ kind: "nothing" })
    expect(decidePayout("sent", word("rejected", "AC04"))).toEqual({
      kind: "failed",
      reason: "accountClosed",
      by: "rejected",
    })
    expect(decidePayout("approved", word("rejected", "AC01"))).toEqual({
      kind: "failed",
      reason: "ibanUnknown",
      by: "rejected",
    })
    expect(decidePayout("sent", word("returned", "XX99"))).toEqual({
      kind: "failed",
      reason: "bankRefused",
      by: "returned",
    })
    expect(decidePayout("failed", word("settled"), "returned")).toEqual({ kind: "nothing" })
  })

  it("takes back what had arrived and came back, once", () => {
    expect(decidePayout("received", word("returned", "AC01"))).toEqual({
      kind: "returned",
      reason: "ibanUnknown",
    })
    expect(decidePayout("failed", word("returned", "AC01"))).toEqual({ kind: "nothing" })
  })

  it("calls a person where it paid after its money was given back", () => {
    const twice = { kind: "disputed", dispute: "paidAfterRelease" }
    for (const failedBy of ["refused", "rejected", null] as const)
      expect(decidePayout("failed", word("settled"), failedBy)).toEqual(twice)
    expect(decidePayout("rejected", word("settled"))).toEqual(twice)
  })

  it("calls a person where the bank contradicts itself or paid what nobody approved", () => {
    expect(decidePayout("received", word("rejected"))).toEqual({
      kind: "disputed",
      dispute: "rejectedAfterPaid",
    })
    expect(decidePayout("checking", word("settled"))).toEqual({
      kind: "disputed",
      dispute: "paidUnapproved",
    })
    expect(decidePayout("rejected", word("settled"))).toMatchObject({ kind: "disputed" })
    expect(decidePayout("checking", word("accepted"))).toEqual({ kind: "nothing" })
  })
})

it.each([
  ["Jan Peeters", "Jan Peeters"],
  [`${"A".repeat(80)} ${"B".repeat(80)}`, "A".repeat(70)],
  [`${"A".repeat(69)} ${"B".repeat(80)}`, "A".repeat(69)],
  [`${"A".repeat(69)}𝒜${"B".repeat(9)}`, `${"A".repeat(69)}𝒜`],
  ["𝒜".repeat(80), "𝒜".repeat(70)],
])("a payee's name is cut to what a transfer carries: %s", (name, cut) => {
  expect(toPayeeName(name)).toBe(cut)
})
