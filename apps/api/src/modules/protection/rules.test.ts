import { protection } from "@elite/contract"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { DateRange } from "../../platform/lib/calendar.ts"
import { hourMs, minuteMs } from "../../platform/lib/calendar.ts"
import { findSigns, mergeSpans, msWithin, type Observations, weeksUntil } from "./rules.ts"
import { earlySigns } from "./settings.ts"

const now = new Date("2026-11-20T12:00:00Z")
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
const span = (hoursAgo: number, minutes: number): DateRange => {
  const from = ago(hoursAgo)
  return { from, until: new Date(from.getTime() + minutes * minuteMs) }
}
const nothing: Observations = { deposits: [], refusedAt: [], spans: [] }
const signs = (seen: Partial<Observations>, at = now) =>
  findSigns({ ...nothing, ...seen }, earlySigns.initial, at)
const deposit = (hoursAgo: number, euros: number, lost = 0) => ({
  at: ago(hoursAgo),
  cents: euros * 100,
  lostCents: lost * 100,
})

describe("time logged in", () => {
  it("counts once on two devices", () => {
    const spans = [span(3, 60), span(5, 60), span(4.5, 60), span(3.6, 10)]
    expect(mergeSpans(spans)).toEqual([
      { from: ago(5), until: new Date(ago(3.6).getTime() + 10 * minuteMs) },
      span(3, 60),
    ])
  })

  it("never exceeds its span, and is the same however the span is cut", () => {
    const any = fc
      .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 300 }))
      .map(([hours, minutes]) => span(hours, minutes))
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), fc.integer({ min: 1, max: 499 }), (spans, cut) => {
        const whole = mergeSpans(spans)
        const within = (from: Date, until: Date) => msWithin(whole, { from, until })
        const all = within(ago(500), ago(-10))
        expect(within(ago(500), ago(cut)) + within(ago(cut), ago(-10))).toBe(all)
        expect(all).toBeLessThanOrEqual(510 * hourMs)
        expect(all).toBeLessThanOrEqual(msWithin(spans, { from: ago(500), until: ago(-10) }))
      }),
    )
  })
})

describe("weeks", () => {
  it("run from Monday to Sunday without gaps, also when the clocks change", () => {
    const weeks = weeksUntil("2026-11-16", 8)
    expect(weeks.map(({ from, until }) => `${from} ${until}`).slice(0, 2)).toEqual([
      "2026-11-16 2026-11-22",
      "2026-11-09 2026-11-15",
    ])
    for (const [n, { range }] of weeks.slice(1).entries()) expect(range.until).toEqual(weeks[n]!.range.from)
    const hours = weeks.map(({ range }) => (+range.until - +range.from) / hourMs)
    expect(hours).toEqual([168, 168, 168, 168, 169, 168, 168, 168])
  })
})

describe("a sign", () => {
  it("is not found for occasional play", () => {
    expect(
      signs({
        deposits: [deposit(1, 20, 50), deposit(200, 20), deposit(500, 20)],
        refusedAt: [ago(1)],
        spans: [span(14, 90), span(40, 170)],
      }),
    ).toEqual([])
  })

  it("of chasing needs three deposits within seven days, each after a loss", () => {
    const [first, second] = [deposit(2, 5, 20), deposit(30, 5, 20.5)]
    expect(signs({ deposits: [first, second, deposit(60, 5, 19.99), deposit(168, 5, 99)] })).toEqual([])
    expect(signs({ deposits: [first, second, deposit(167, 5, 20)] })).toEqual([
      { kind: "chasing", figure: 3 },
    ])
  })

  it("of night play needs an hour between midnight and six in Brussels, on three of seven nights", () => {
    // Brussels is an hour ahead: 23:00 UTC is midnight, and this one began before it.
    const night = (nights: number, minutes = 60) => span(13.5 + 24 * nights, 30 + minutes)
    expect(signs({ spans: [night(0), night(2), night(6, 59)] })).toEqual([])
    expect(signs({ spans: [night(0), night(2), night(6)] })).toEqual([{ kind: "nightPlay", figure: 3 }])
    const morning = (days: number) => span(7 + 24 * days, 170)
    expect(signs({ spans: [0, 1, 2, 3].map(morning) })).toEqual([])
  })

  it("of night play ends at six also when the clocks change", () => {
    const at = new Date("2026-10-25T12:00:00Z")
    const nights = ["2026-10-23T22:00:00Z", "2026-10-22T22:00:00Z"].map((from) => ({
      from: new Date(from),
      until: new Date(Date.parse(from) + hourMs),
    }))
    // Six o'clock of the day with 25 hours is 05:00 UTC.
    const awake = (time: string) => ({
      from: new Date("2026-10-25T04:00:00Z"),
      until: new Date(`2026-10-25T${time}:00Z`),
    })
    expect(signs({ spans: [...nights, awake("04:59")] }, at)).toEqual([])
    expect(signs({ spans: [...nights, awake("05:30")] }, at)).toEqual([{ kind: "nightPlay", figure: 3 }])
  })

  it("of rising deposits needs twice the mean of four weeks, and a minimum sum", () => {
    const before = [200, 400, 600, 800].map((hours) => deposit(hours, 30))
    expect(signs({ deposits: [...before, deposit(1, 59)] })).toEqual([])
    expect(signs({ deposits: [...before, deposit(1, 61)] })).toEqual([
      { kind: "risingDeposits", figure: 203 },
    ])
    expect(signs({ deposits: [deposit(300, 4), deposit(1, 49)] })).toEqual([])
    // Nothing to compare with: who has just begun is no sign.
    expect(signs({ deposits: [deposit(1, 200)] })).toEqual([])
  })

  it("of refusals and of long sessions needs three of each", () => {
    expect(signs({ refusedAt: [ago(1), ago(2), ago(200)] })).toEqual([])
    expect(signs({ refusedAt: [ago(1), ago(2), ago(100)] })).toEqual([{ kind: "refusedDeposits", figure: 3 }])
    const long = [30, 54, 78].map((hours) => span(hours, 180))
    expect(signs({ spans: long.slice(1) })).toEqual([])
    expect(signs({ spans: long })).toEqual([{ kind: "longSessions", figure: 3 }])
  })
})

describe("the self-test", () => {
  it("rates a score by the index", () => {
    const scores = Array.from({ length: protection.highestScore + 1 }, (_, score) => protection.bandOf(score))
    expect(protection.highestScore).toBe(27)
    expect(scores.slice(0, 9)).toEqual([
      "none",
      "low",
      "low",
      "moderate",
      "moderate",
      "moderate",
      "moderate",
      "moderate",
      "problem",
    ])
    expect(new Set(scores.slice(8))).toEqual(new Set(["problem"]))
  })
})
