import fc from "fast-check"
import { expect, it } from "vitest"
import { addSample, createLeaderClock, estimateLeaderMs, noSamples } from "./leaderClock.ts"

/** Messages that were under way for so long, said ten times a second by a clock that lies `ahead` of the page's. */
const heard = (waysMs: readonly number[], aheadMs: number) =>
  waysMs.reduce((time, wayMs, n) => addSample(time, aheadMs + n * 100, n * 100 + wayMs), noSamples)

it("knows nothing before the first message", () => {
  expect(estimateLeaderMs(noSamples, 5_000)).toBeUndefined()
})

it("takes the message that was quickest on its way", () => {
  expect(estimateLeaderMs(heard([80, 12, 300], 1_000_000), 500)).toBe(1_000_488)
})

it("never runs ahead of the leader, and lies behind by the quickest of the last messages", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 80 }),
      fc.integer({ min: -1e9, max: 1e12 }),
      (waysMs, aheadMs) => {
        const nowMs = 9_000
        expect(nowMs + aheadMs - estimateLeaderMs(heard(waysMs, aheadMs), nowMs)!).toBe(
          Math.min(...waysMs.slice(-30)),
        )
      },
    ),
  )
})

it("forgets a message of long ago: clocks drift", () => {
  const time = heard([0, ...Array.from({ length: 30 }, () => 50)], 0)
  expect(estimateLeaderMs(time, 0)).toBe(-50)
})

it("goes on between messages, says how long it was silent, and begins anew with a round", () => {
  let nowMs = 1_000
  const clock = createLeaderClock(() => nowMs)
  expect([clock.nowMs(), clock.msSinceMessage()]).toEqual([undefined, Number.POSITIVE_INFINITY])
  clock.synchronize(50_000)
  nowMs = 1_400
  expect([clock.nowMs(), clock.msSinceMessage()]).toEqual([50_400, 400])
  // Another leader's clock lies behind.
  clock.synchronize(49_000, true)
  expect(clock.nowMs()).toBe(49_000)
})
