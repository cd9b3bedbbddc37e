import type { crash } from "@elite/contract"
import { beginRun, stopOf } from "@elite/crash"
import { expect, it } from "vitest"
import { type AutoPlan, runAfter } from "./useAutobet.ts"
import { termsOf } from "./wish.ts"

const terms = termsOf({ minStake: 0.1, maxStake: 100, maxPaid: 10_000 })
const plan: AutoPlan = {
  stakeCents: 200,
  target: 150,
  rounds: 5,
  afterWin: "first",
  afterLoss: "first",
  stopLostCents: 300,
}
const bet = (more: Partial<crash.OwnCrashBet>) => ({ stake: 2, paid: null, ...more }) as crash.OwnCrashBet

it("goes on by what its bets came to, and stops before it could lose more than was set", () => {
  const won = runAfter(plan, beginRun(plan), bet({ state: "cashedOut", paid: 3 }))!
  expect([won.played, won.netCents]).toEqual([1, 100])
  const back = runAfter(plan, won, bet({ state: "refunded" }))!
  expect(back).toEqual(won)
  const lost = runAfter(plan, back, bet({ state: "lost" }))!
  expect([lost.played, lost.netCents, stopOf(plan, lost, terms)]).toEqual([2, -100, undefined])
  const lostMore = runAfter(plan, lost, bet({ state: "lost" }))!
  expect(stopOf(plan, lostMore, terms)).toBe("lost")
})

it("ends where its player takes a bet back", () => {
  expect(runAfter(plan, beginRun(plan), bet({ state: "cancelled" }))).toBeUndefined()
})
