import { describe, expect, test } from "vitest"
import {
  findReachedCap,
  findRejectionReason,
  monthStart,
  type ReferralProgress,
  toReferralState,
} from "./rules.ts"

const at = new Date("2026-11-24T12:00:00Z")
const fresh: ReferralProgress = {
  verified_at: null,
  deposits: 0n,
  least_deposits: 20n,
  qualified_at: null,
  rewarded_at: null,
  rejected_at: null,
}

test("the state of a friend is the first condition that is missing", () => {
  expect(toReferralState(fresh)).toBe("registered")
  expect(toReferralState({ ...fresh, deposits: 20n })).toBe("registered")
  expect(toReferralState({ ...fresh, verified_at: at, deposits: 19n })).toBe("verified")
  expect(toReferralState({ ...fresh, verified_at: at, deposits: 20n })).toBe("deposited")
  expect(toReferralState({ ...fresh, verified_at: at, deposits: 20n, qualified_at: at })).toBe("qualified")
  expect(toReferralState({ ...fresh, qualified_at: at, rewarded_at: at })).toBe("paid")
  expect(toReferralState({ ...fresh, qualified_at: at, rejected_at: at })).toBe("rejected")
})

describe("the reason of a rejection", () => {
  test("is the strongest mark that both accounts share", () => {
    expect(findRejectionReason([])).toBeUndefined()
    expect(
      findRejectionReason([
        { mark: "network", isReferrer: true },
        { mark: "iban", isReferrer: true },
      ]),
    ).toBe("sameIban")
    expect(
      findRejectionReason([
        { mark: "person", isReferrer: false },
        { mark: "network", isReferrer: true },
      ]),
    ).toBe("sameNetwork")
  })

  test("is a ring where a third account shares a mark, but not for a network alone", () => {
    expect(findRejectionReason([{ mark: "device", isReferrer: false }])).toBe("ring")
    expect(findRejectionReason([{ mark: "network", isReferrer: false }])).toBeUndefined()
  })

  test("is a cap that is reached, the one in all first", () => {
    const most = { mostPerMonth: 5, mostEver: 20 }
    expect(findReachedCap({ inMonth: 4, ever: 19 }, most)).toBeUndefined()
    expect(findReachedCap({ inMonth: 5, ever: 19 }, most)).toBe("monthlyCap")
    expect(findReachedCap({ inMonth: 5, ever: 20 }, most)).toBe("everCap")
  })
})

test.each([
  ["2026-11-24T12:00:00Z", "2026-10-31T23:00:00.000Z"],
  ["2026-10-31T23:30:00Z", "2026-10-31T23:00:00.000Z"],
  ["2026-10-31T22:59:59Z", "2026-09-30T22:00:00.000Z"],
  ["2026-12-31T23:00:00Z", "2026-12-31T23:00:00.000Z"],
])("a month of %s began in Brussels at %s", (now, from) => {
  expect(monthStart(new Date(now)).toISOString()).toBe(from)
})
