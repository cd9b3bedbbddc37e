import type { crash } from "@elite/contract"
import { findStopReason, startAutobet } from "@elite/crash"
import { expect, it } from "vitest"
import { toTerms } from "./betForm.ts"
import { type AutoPlan, advanceRun } from "./useAutobet.ts"

const terms = toTerms({ minStake: 0.1, maxStake: 100, maxPaid: 10_000 })
const plan: AutoPlan = {
  stakeCents: 200,
  target: 150,
  rounds: 5,
  afterWin: "first",
  afterLoss: "first",
  stopLostCents: 300,
}
const bet = (more: Partial<crash.OwnCrashBet>) => ({ stake: 2, paid: null, ...more }) as crash.OwnCrashBet

it("continues by the results of its bets, and stops before it could exceed the loss limit", () => {
  const won = advanceRun(plan, startAutobet(plan), bet({ state: "cashedOut", paid: 3 }))!
  expect([won.played, won.netCents]).toEqual([1, 100])
  const back = advanceRun(plan, won, bet({ state: "refunded" }))!
  expect(back).toEqual(won)
  const lost = advanceRun(plan, back, bet({ state: "lost" }))!
  expect([lost.played, lost.netCents, findStopReason(plan, lost, terms)]).toEqual([2, -100, undefined])
  const lostMore = advanceRun(plan, lost, bet({ state: "lost" }))!
  expect(findStopReason(plan, lostMore, terms)).toBe("lost")
})

it("ends when the player cancels a bet", () => {
  expect(advanceRun(plan, startAutobet(plan), bet({ state: "cancelled" }))).toBeUndefined()
})
