import { describe, expect, it } from "vitest"
import {
  classifyLimitRequest,
  computeEarliestEffect,
  effectiveFrom,
  lateCutoff,
  parsePlayerReference,
  playerReference,
} from "./rules.ts"

const at = (text: string) => new Date(`2026-11-${text}Z`)

describe("a raise of the statutory week", () => {
  it("takes effect 72 hours after its request, or at a later approval", () => {
    const requestedAt = at("20T12:00:00")
    expect(computeEarliestEffect(requestedAt)).toEqual(at("23T12:00:00"))
    expect(effectiveFrom(requestedAt, at("20T12:05:00"))).toEqual(at("23T12:00:00"))
    expect(effectiveFrom(requestedAt, at("23T12:00:00.001"))).toEqual(at("23T12:00:00.001"))
  })

  it.each([
    [19_999, null, "tooLow"],
    [20_000, null, "tooLow"],
    [20_001, null, "raise"],
    [20_000, 50_000, "tooLow"],
    [20_001, 50_000, "lower"],
    [49_999, 50_000, "lower"],
    [50_000, 50_000, "unchanged"],
    [50_001, 50_000, "raise"],
  ] as const)("%i cents where %s is granted: %s", (cents, grantedCents, kind) => {
    expect(classifyLimitRequest(cents, { statutoryCents: 20_000, grantedCents })).toBe(kind)
  })

  it("is late when the hours of the setting are over", () => {
    expect(lateCutoff(at("24T12:00:00"), 96)).toEqual(at("20T12:00:00"))
  })
})

it("parses only references that we issued", () => {
  expect(parsePlayerReference(playerReference(12n))).toBe(12n)
  for (const other of ["p-", "p-0", "p-012", "12", "p-1x", "p--1", `p-${"9".repeat(19)}`, "P-1"])
    expect(parsePlayerReference(other)).toBeUndefined()
})
