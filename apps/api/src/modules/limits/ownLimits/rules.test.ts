import { describe, expect, it, test } from "vitest"
import { computeWeeklyDeposits } from "../rules.ts"
import { computeDepositHeadrooms, findExceededLimit, strictestHeadroom } from "./deposits.ts"
import { periodEnd, periodStart, todayAt } from "./periods.ts"
import {
  findOrderFaults,
  type OwnLimits,
  ownLimitSpecs,
  type RequestedLimits,
  splitByStrictness,
} from "./rules.ts"

const none = Object.fromEntries(ownLimitSpecs.map(({ name }) => [name, null])) as OwnLimits
const having = (some: RequestedLimits): OwnLimits => ({ ...none, ...some })

describe("a period", () => {
  it.each([
    // A winter night, a Sunday, the last of a month and of a year.
    ["2026-11-22T22:59:59.999Z", "2026-11-22", "2026-11-16", "2026-11-01"],
    ["2026-11-22T23:00:00.000Z", "2026-11-23", "2026-11-23", "2026-11-01"],
    ["2026-05-31T21:59:59.999Z", "2026-05-31", "2026-05-25", "2026-05-01"],
    ["2026-05-31T22:00:00.000Z", "2026-06-01", "2026-06-01", "2026-06-01"],
    ["2027-12-31T23:00:00.000Z", "2028-01-01", "2027-12-27", "2028-01-01"],
    ["2028-02-29T12:00:00.000Z", "2028-02-29", "2028-02-28", "2028-02-01"],
    // The clocks change at one in the night, UTC.
    ["2026-03-29T00:59:59.999Z", "2026-03-29", "2026-03-23", "2026-03-01"],
    ["2026-10-25T22:59:59.999Z", "2026-10-25", "2026-10-19", "2026-10-01"],
  ])("of %s is that of the Belgian calendar", (at, day, week, month) => {
    expect(todayAt(new Date(at))).toEqual({ day, week, month })
  })

  it.each([
    ["2026-03-29T12:00:00Z", "daily", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
    ["2026-03-29T12:00:00Z", "weekly", "2026-03-22T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25T12:00:00Z", "daily", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
    ["2026-10-25T12:00:00Z", "monthly", "2026-09-30T22:00:00.000Z", "2026-10-31T23:00:00.000Z"],
    ["2028-02-29T12:00:00Z", "monthly", "2028-01-31T23:00:00.000Z", "2028-02-29T23:00:00.000Z"],
    ["2026-12-31T12:00:00Z", "monthly", "2026-11-30T23:00:00.000Z", "2026-12-31T23:00:00.000Z"],
  ] as const)("at %s, %s, begins and ends with a Belgian midnight", (at, period, begins, ends) => {
    const today = todayAt(new Date(at))
    expect([periodStart(period, today).toISOString(), periodEnd(period, today).toISOString()]).toEqual([
      begins,
      ends,
    ])
  })
})

describe("a change of limits", () => {
  it("takes effect where it is stricter, and waits where it is looser", () => {
    const current = having({ dailyBetLimit: 5000, weeklyBetLimit: 9000, dailyLossLimit: 100 })
    const asked = {
      dailyBetLimit: 4999,
      weeklyBetLimit: 9001,
      dailyLossLimit: null,
      monthlyBetLimit: 20_000,
      dailyDepositLimit: null,
    }
    expect(splitByStrictness(current, asked)).toEqual({
      stricter: { dailyBetLimit: 4999, monthlyBetLimit: 20_000 },
      looser: { weeklyBetLimit: 9001, dailyLossLimit: null },
    })
  })

  it("puts the fault of an order of periods at a requested field", () => {
    const current = having({ dailyBetLimit: 5000, weeklyBetLimit: 9000 })
    const { dailyBetLimit, weeklyBetLimit } = { dailyBetLimit: 9001, weeklyBetLimit: 4999 }
    expect(findOrderFaults(current, {}, { dailyBetLimit })).toEqual({ dailyBetLimit: { is: "aboveLonger" } })
    expect(findOrderFaults(current, {}, { weeklyBetLimit })).toEqual({
      weeklyBetLimit: { is: "belowShorter" },
    })
    // A day is compared with a month where its week has no limit.
    expect(findOrderFaults(having({ dailyBetLimit: 5000 }), {}, { monthlyBetLimit: 4999 })).toEqual({
      monthlyBetLimit: { is: "belowShorter" },
    })
    expect(findOrderFaults(current, {}, { dailyBetLimit, weeklyBetLimit: 9001 })).toEqual({})
    // Waiting requests count as if in effect.
    expect(findOrderFaults(current, { dailyBetLimit: 8000 }, { weeklyBetLimit: 7000 })).toEqual({
      weeklyBetLimit: { is: "belowShorter" },
    })
    expect(findOrderFaults(current, { weeklyBetLimit: null }, { dailyBetLimit })).toEqual({})
    // Kinds are independent.
    expect(findOrderFaults(current, {}, { dailyLossLimit: 99_000 })).toEqual({})
  })
})

test("a deposit must fit into every limit; the one that refuses it for longest is named", () => {
  const now = new Date("2026-11-25T12:00:00Z")
  const today = todayAt(now)
  const uses = [
    { amountCents: 3_000, at: new Date("2026-11-25T09:00:00Z") },
    { amountCents: 5_000, at: new Date("2026-11-20T09:00:00Z") },
    { amountCents: 9_000, at: new Date("2026-11-02T09:00:00Z") },
  ]
  const week = computeWeeklyDeposits(20_000, uses, now)
  const rooms = (own: RequestedLimits) => computeDepositHeadrooms(week, having(own), uses, today)
  const says = (own: RequestedLimits, cents: number) => {
    const full = findExceededLimit(rooms(own), cents)
    return full && [full.limitedBy, full.remainingCents, full.freesAt(cents)?.toISOString() ?? null]
  }
  expect(strictestHeadroom(rooms({}))).toMatchObject({
    limitedBy: "regulatoryWeeklyDepositLimit",
    remainingCents: 12_000,
  })
  expect(says({}, 12_000)).toBeUndefined()
  expect(says({ dailyDepositLimit: 4_000 }, 1_000)).toBeUndefined()
  expect(says({ dailyDepositLimit: 4_000 }, 1_001)).toEqual([
    "dailyDepositLimit",
    1_000,
    "2026-11-25T23:00:00.000Z",
  ])
  expect(says({ dailyDepositLimit: 4_000 }, 4_001)).toEqual(["dailyDepositLimit", 1_000, null])
  const all = { dailyDepositLimit: 3_000, weeklyDepositLimit: 4_000, monthlyDepositLimit: 17_000 }
  expect(says(all, 500)).toEqual(["monthlyDepositLimit", 0, "2026-11-30T23:00:00.000Z"])
  expect(strictestHeadroom(rooms(all))).toMatchObject({ limitedBy: "monthlyDepositLimit", remainingCents: 0 })
  // A reservation frees its amount when its order expires, or with the day if that ends first.
  const freedAt = (reservedUntil: string) => {
    const order = { amountCents: 1_000, at: now, reservedUntil: new Date(reservedUntil) }
    const own = having({ dailyDepositLimit: 4_000 })
    return findExceededLimit(computeDepositHeadrooms(week, own, [...uses, order], today), 1_000)
      ?.freesAt(1_000)
      ?.toISOString()
  }
  expect(freedAt("2026-11-25T12:30:00Z")).toBe("2026-11-25T12:30:00.000Z")
  expect(freedAt("2026-11-25T23:30:00Z")).toBe("2026-11-25T23:00:00.000Z")
  // Monday's week began after Friday's deposit.
  expect(says({ weeklyDepositLimit: 4_000 }, 1_001)).toEqual([
    "weeklyDepositLimit",
    1_000,
    "2026-11-29T23:00:00.000Z",
  ])
})
