import { describe, expect, it } from "vitest"
import type { PayoutReport } from "../ports.ts"
import { approvalsNeeded, decidePayout, toPayeeName } from "./rules.ts"

describe("the number of approvals", () => {
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

  it("is none below €1 000, one from there, two above €5 000", () => {
    expect(needed(99_999)).toBe(0)
    expect(needed(100_000)).toBe(1)
    expect(needed(500_000)).toBe(1)
    expect(needed(500_001)).toBe(2)
  })

  it("is one for any amount where the method requires it", () => {
    expect(needed(1, { isAlwaysReviewed: true })).toBe(1)
    expect(needed(500_001, { isAlwaysReviewed: true })).toBe(2)
    expect(needed(99_999, { payeeCheck: null })).toBe(0)
  })

  it("counts recent withdrawals", () => {
    expect(needed(60_000, { earlierCents: 39_999 })).toBe(0)
    expect(needed(60_000, { earlierCents: 40_000 })).toBe(1)
    expect(needed(60_000, { earlierCents: 900_000 })).toBe(1)
  })

  it("is two where the review window exceeds €5 000, even if split", () => {
    expect(needed(200_000, { windowCents: 300_000 })).toBe(1)
    expect(needed(200_001, { windowCents: 300_000 })).toBe(2)
    expect(needed(2_000, { windowCents: 499_000 })).toBe(2)
  })

  it("is at least one for a close match of the name or a flagged player", () => {
    expect(needed(2_000, { payeeCheck: "CLOSE_MATCH" })).toBe(1)
    expect(needed(2_000, { isFlagged: true })).toBe(1)
    expect(needed(600_000, { isFlagged: true })).toBe(2)
  })
})

describe("reports of the bank", () => {
  const word = (status: PayoutReport["status"], code: string | null = null): PayoutReport => ({
    endToEndId: "W-1",
    status,
    code,
  })

  it("send, pay and fail once", () => {
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

  it("return a received payout once", () => {
    expect(decidePayout("received", word("returned", "AC01"))).toEqual({
      kind: "returned",
      reason: "ibanUnknown",
    })
    expect(decidePayout("failed", word("returned", "AC01"))).toEqual({ kind: "nothing" })
  })

  it("raise a dispute for a payment after the release", () => {
    const twice = { kind: "disputed", dispute: "paidAfterRelease" }
    for (const failedBy of ["refused", "rejected", null] as const)
      expect(decidePayout("failed", word("settled"), failedBy)).toEqual(twice)
    expect(decidePayout("rejected", word("settled"))).toEqual(twice)
  })

  it("raise a dispute for contradictions and unapproved payments", () => {
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
])("cuts a payee's name to the maximum of a transfer: %s", (name, cut) => {
  expect(toPayeeName(name)).toBe(cut)
})
