import { expect, test } from "vitest"
import { computeRequestStatus } from "./rules.ts"

test("a request expires seven days after it has cooled", () => {
  const coolsUntil = new Date("2026-11-25T12:00:00Z")
  expect(computeRequestStatus({ status: 2, coolsUntil }, new Date("2026-12-02T11:59:59.999Z"))).toBe(2)
  expect(computeRequestStatus({ status: 2, coolsUntil }, new Date("2026-12-02T12:00:00Z"))).toBe(5)
  expect(computeRequestStatus({ status: 4, coolsUntil }, new Date("2027-01-01T00:00:00Z"))).toBe(4)
  expect(computeRequestStatus({ status: 1, coolsUntil: null }, new Date("2027-01-01T00:00:00Z"))).toBe(1)
})
