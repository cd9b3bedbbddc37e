import fc from "fast-check"
import { expect, it } from "vitest"
import { heardTime, leaderClock, leaderMs, unknownTime } from "./leaderTime.ts"

/** Messages that were under way for so long, said ten times a second by a clock that lies `ahead` of the page's. */
const heard = (waysMs: readonly number[], aheadMs: number) =>
  waysMs.reduce((time, wayMs, n) => heardTime(time, aheadMs + n * 100, n * 100 + wayMs), unknownTime)

it("knows nothing before the first message", () => {
  expect(leaderMs(unknownTime, 5_000)).toBeUndefined()
})

it("takes the message that was quickest on its way", () => {
  expect(leaderMs(heard([80, 12, 300], 1_000_000), 500)).toBe(1_000_488)
})

it("never runs ahead of the leader, and lies behind by the quickest of the last messages", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 80 }),
      fc.integer({ min: -1e9, max: 1e12 }),
      (waysMs, aheadMs) => {
        const nowMs = 9_000
        expect(nowMs + aheadMs - leaderMs(heard(waysMs, aheadMs), nowMs)!).toBe(
          Math.min(...waysMs.slice(-30)),
        )
      },
    ),
  )
})

it("forgets a message of long ago: clocks drift", () => {
  const time = heard([0, ...Array.from({ length: 30 }, () => 50)], 0)
  expect(leaderMs(time, 0)).toBe(-50)
})

it("goes on between messages, says how long it was silent, and begins anew with a round", () => {
  let nowMs = 1_000
  const clock = leaderClock(() => nowMs)
  expect([clock.nowMs(), clock.silentMs()]).toEqual([undefined, Number.POSITIVE_INFINITY])
  clock.hear(50_000)
  nowMs = 1_400
  expect([clock.nowMs(), clock.silentMs()]).toEqual([50_400, 400])
  // Another leader's clock lies behind.
  clock.hear(49_000, true)
  expect(clock.nowMs()).toBe(49_000)
})
