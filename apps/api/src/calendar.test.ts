import { describe, expect, it } from "vitest"
import { computeBonusEnd } from "./modules/bonuses/rules.ts"
import { computeWindowEnd } from "./modules/jackpots/rules.ts"
import { computeFallDay, monthAfter, rankWindowStartOn } from "./modules/loyalty/ranks/rules.ts"
import { weekStarting } from "./modules/quest/rules.ts"
import { monthStart } from "./modules/referrals/rules.ts"
import { isOpenAt, stateAt } from "./modules/tournaments/rules.ts"
import { hourMs, minuteMs } from "./platform/lib/calendar.ts"

// Instants of the Elite modules, in UTC or Belgian time. On 29 March 2026 two o'clock becomes three; on 25 October
// three o'clock becomes two, and that hour occurs twice.
const at = (instant: string) => new Date(instant)

describe("the three hours of jackpots, in UTC", () => {
  it.each([
    ["before the clocks go forward", "2026-03-29T00:59:59.999Z", "2026-03-29T03:00:00.000Z"],
    ["when they have", "2026-03-29T01:00:00Z", "2026-03-29T03:00:00.000Z"],
    ["the last of three hours", "2026-03-29T02:59:59.999Z", "2026-03-29T03:00:00.000Z"],
    ["the first of the next", "2026-03-29T03:00:00Z", "2026-03-29T06:00:00.000Z"],
    ["the hour that comes twice, at first", "2026-10-25T00:30:00Z", "2026-10-25T03:00:00.000Z"],
    ["the hour that comes twice, again", "2026-10-25T01:30:00Z", "2026-10-25T03:00:00.000Z"],
    ["midnight of Belgium in winter", "2026-10-25T23:00:00Z", "2026-10-26T00:00:00.000Z"],
    ["the last of a year", "2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00.000Z"],
    ["the first of a year", "2027-01-01T00:00:00Z", "2027-01-01T03:00:00.000Z"],
    ["the 29th of February", "2028-02-29T22:00:00Z", "2028-03-01T00:00:00.000Z"],
  ])("%s", (_, instant, end) => {
    expect(computeWindowEnd(at(instant)).toISOString()).toBe(end)
  })

  it.each(["2026-03-29", "2026-10-25", "2026-12-31"])("are eight on %s", (date) => {
    const day = at(`${date}T00:00:00Z`)
    const ends = Array.from({ length: 24 * 60 }, (_, minute) =>
      computeWindowEnd(new Date(day.getTime() + minute * minuteMs)).getTime(),
    )
    expect([...new Set(ends)].map((end) => (end - day.getTime()) / hourMs)).toEqual([
      3, 6, 9, 12, 15, 18, 21, 24,
    ])
  })
})

describe("weeks of quests, in Belgium", () => {
  it.each([
    ["2026-03-23", "2026-03-22T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
    ["2026-03-30", "2026-03-29T22:00:00.000Z", "2026-04-05T22:00:00.000Z"],
    ["2026-10-19", "2026-10-18T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z", "2026-11-01T23:00:00.000Z"],
    ["2026-12-28", "2026-12-27T23:00:00.000Z", "2027-01-03T23:00:00.000Z"],
    ["2028-02-28", "2028-02-27T23:00:00.000Z", "2028-03-05T23:00:00.000Z"],
  ])("from Monday %s", (monday, from, until) => {
    const week = weekStarting(monday)
    expect([week.from.toISOString(), week.until.toISOString()]).toEqual([from, until])
  })
})

describe("tournaments, by their instants", () => {
  const times = {
    opens_at: at("2026-10-25T00:15:00Z"),
    begins_at: at("2026-10-25T00:30:00Z"),
    closes_at: at("2026-10-25T01:15:00Z"),
    ends_at: at("2026-10-25T01:30:00Z"),
  }
  // A wall clock shows 02:30 at its start and at its end.
  it.each([
    ["2026-10-25T00:14:59.999Z", "announced", false],
    ["2026-10-25T00:15:00Z", "registering", true],
    ["2026-10-25T01:14:59.999Z", "registering", true],
    ["2026-10-25T01:15:00Z", "registering", false],
  ] as const)("through the hour that comes twice: %s", (now, state, isOpen) => {
    expect([stateAt("announced", times, at(now)), isOpenAt("announced", times, at(now))]).toEqual([
      state,
      isOpen,
    ])
  })
  it.each([
    ["2026-10-25T01:29:59.999Z", "running"],
    ["2026-10-25T01:30:00Z", "calculating"],
  ] as const)("to their last millisecond: %s", (now, state) => {
    expect(stateAt("running", times, at(now))).toBe(state)
  })
})

describe("the year of a rank", () => {
  it.each([
    // 365 days of 24 hours before the first instant of a Belgian day.
    ["2026-03-29", "2025-03-28T23:00:00.000Z"],
    ["2026-03-30", "2025-03-29T22:00:00.000Z"],
    ["2026-10-25", "2025-10-24T22:00:00.000Z"],
    ["2026-10-26", "2025-10-25T23:00:00.000Z"],
    ["2027-01-01", "2025-12-31T23:00:00.000Z"],
    ["2028-03-01", "2027-03-01T23:00:00.000Z"],
  ])("that ends as %s begins", (date, since) => {
    expect(rankWindowStartOn(date).toISOString()).toBe(since)
  })

  it.each([
    ["2026-12-31", "2027-01-31"],
    ["2027-01-31", "2027-02-28"],
    ["2028-01-31", "2028-02-29"],
    ["2026-10-25", "2026-11-25"],
  ])("falls a month after %s at the earliest", (fellOn, on) => {
    expect(monthAfter(fellOn)).toBe(on)
    expect(computeFallDay({ level: 2, fallsOn: null, fellOn }, fellOn, 14)).toBe(on)
  })

  it.each([
    ["2026-03-20", "2026-04-04"],
    ["2026-10-20", "2026-11-04"],
    ["2026-12-20", "2027-01-04"],
  ])("falls after fourteen whole days that were announced on %s", (today, on) => {
    expect(computeFallDay({ level: 2, fallsOn: null, fellOn: null }, today, 14)).toBe(on)
  })
})

describe("the month of rewards for friends, in Belgium", () => {
  it.each([
    ["2026-03-31T21:59:59.999Z", "2026-02-28T23:00:00.000Z"],
    ["2026-03-31T22:00:00Z", "2026-03-31T22:00:00.000Z"],
    ["2026-10-31T22:59:59.999Z", "2026-09-30T22:00:00.000Z"],
    ["2026-12-31T22:59:59.999Z", "2026-11-30T23:00:00.000Z"],
    ["2026-12-31T23:00:00Z", "2026-12-31T23:00:00.000Z"],
  ])("of %s", (now, from) => {
    expect(monthStart(at(now)).toISOString()).toBe(from)
  })
})

it.each([
  ["2026-03-28T12:00:00Z", "2026-04-27T12:00:00.000Z"],
  ["2026-10-24T12:00:00Z", "2026-11-23T12:00:00.000Z"],
  ["2026-12-31T23:30:00Z", "2027-01-30T23:30:00.000Z"],
])("the thirty days of a joining bonus from %s are days of 24 hours", (now, until) => {
  expect(computeBonusEnd(at(now), { days: 30 }).toISOString()).toBe(until)
})
