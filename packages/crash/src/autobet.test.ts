import fc from "fast-check"
import { expect, it } from "vitest"
import { type AutobetPlan, type AutobetRun, afterRound, findStopReason, startAutobet } from "./autobet.ts"
import type { Terms } from "./stake.ts"

const terms: Terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }
const plan: AutobetPlan = { stakeCents: 100, rounds: 3, afterWin: "first", afterLoss: { percentMore: 100 } }
/** A plan after rounds that paid so much. */
const after = (plan: AutobetPlan, ...paid: number[]): AutobetRun =>
  paid.reduce((run, paidCents) => afterRound(plan, run, { paidCents }), startAutobet(plan))

it("changes its stake only after a round that was decided", () => {
  expect(after(plan, 0)).toEqual({ played: 1, netCents: -100, nextStakeCents: 200, lastPaidCents: 0 })
  expect(after(plan, 0, 0, 800)).toMatchObject({ netCents: 100, nextStakeCents: 100 })
  expect(after(plan, 100)).toMatchObject({ netCents: 0, nextStakeCents: 200 })
  expect(afterRound(plan, after(plan, 0), { refunded: true })).toEqual(after(plan, 0))
  expect(after({ ...plan, afterLoss: { percentMore: 33 } }, 0, 0)).toMatchObject({ nextStakeCents: 176 })
})

it("stops for each of its reasons, and not before", () => {
  const stop = (more: Partial<AutobetPlan>, ...paid: number[]) =>
    findStopReason({ ...plan, ...more }, after({ ...plan, ...more }, ...paid), terms)
  expect([stop({}), stop({}, 0, 0), stop({}, 0, 0, 0)]).toEqual([undefined, undefined, "rounds"])
  expect([stop({ stopWonCents: 50 }, 149), stop({ stopWonCents: 50 }, 150)]).toEqual([undefined, "won"])
  expect([stop({ stopPaidCents: 500 }, 499), stop({ stopPaidCents: 500 }, 500)]).toEqual([undefined, "paid"])
  expect(stop({ stopPaidCents: 500 }, 500, 0)).toBeUndefined()
  expect([stop({ stopLostCents: 300 }, 0), stop({ stopLostCents: 299 }, 0)]).toEqual([undefined, "lost"])
  expect(stop({ stakeCents: 6_000 }, 0)).toBe("stake")
  expect(stop({ afterLoss: { percentMore: -95 } }, 0)).toBe("stake")
})

it("never plays more rounds or loses more than planned", () => {
  const change = fc.oneof(
    fc.constant("first" as const),
    fc.record({ percentMore: fc.integer({ min: -50, max: 200 }) }),
  )
  const any = fc.record({
    stakeCents: fc.integer({ min: 10, max: 10_000 }),
    rounds: fc.integer({ min: 1, max: 40 }),
    afterWin: change,
    afterLoss: change,
    stopLostCents: fc.integer({ min: 0, max: 50_000 }),
  })
  fc.assert(
    fc.property(
      any,
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 50, maxLength: 50 }),
      (plan, paid) => {
        let run = startAutobet(plan)
        for (const percent of paid) {
          if (findStopReason(plan, run, terms)) break
          run = afterRound(plan, run, { paidCents: Math.floor((run.nextStakeCents * percent) / 100) })
          expect(run.netCents).toBeGreaterThanOrEqual(-plan.stopLostCents)
        }
        expect(run.played).toBeLessThanOrEqual(plan.rounds)
        expect(findStopReason(plan, run, terms)).toBeDefined()
      },
    ),
  )
})
