import fc from "fast-check"
import { expect, it } from "vitest"
import { addSample, createLeaderClock, estimateLeaderMs, noSamples } from "./leaderClock.ts"

/** Messages with these transit times, ten a second, from a clock `aheadMs` before the page's. */
const samples = (waysMs: readonly number[], aheadMs: number) =>
  waysMs.reduce((time, wayMs, n) => addSample(time, aheadMs + n * 100, n * 100 + wayMs), noSamples)

it("is undefined before the first message", () => {
  expect(estimateLeaderMs(noSamples, 5_000)).toBeUndefined()
})

it("uses the message with the shortest transit", () => {
  expect(estimateLeaderMs(samples([80, 12, 300], 1_000_000), 500)).toBe(1_000_488)
})

it("never runs ahead of the leader, and is behind by the shortest recent transit", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 80 }),
      fc.integer({ min: -1e9, max: 1e12 }),
      (waysMs, aheadMs) => {
        const nowMs = 9_000
        expect(nowMs + aheadMs - estimateLeaderMs(samples(waysMs, aheadMs), nowMs)!).toBe(
          Math.min(...waysMs.slice(-30)),
        )
      },
    ),
  )
})

it("drops old messages, because clocks drift", () => {
  const time = samples([0, ...Array.from({ length: 30 }, () => 50)], 0)
  expect(estimateLeaderMs(time, 0)).toBe(-50)
})

it("continues between messages, measures the silence, and starts again with a new round", () => {
  let nowMs = 1_000
  const clock = createLeaderClock(() => nowMs)
  expect([clock.nowMs(), clock.msSinceMessage()]).toEqual([undefined, Number.POSITIVE_INFINITY])
  clock.synchronize(50_000)
  nowMs = 1_400
  expect([clock.nowMs(), clock.msSinceMessage()]).toEqual([50_400, 400])
  // The clock of another leader is behind.
  clock.synchronize(49_000, true)
  expect(clock.nowMs()).toBe(49_000)
})
