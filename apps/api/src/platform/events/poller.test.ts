import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { monotonicMs } from "../lib/clock.ts"
import { createPoller } from "./poller.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Polls every 250 ms; `polledAt` are ms since the start. A poll ends when `until` does. */
function startPoller(poll: { until?: Promise<void>; hasWork?: boolean }) {
  const startMs = monotonicMs()
  const polledAt: number[] = []
  const poller = createPoller(250, async () => {
    polledAt.push(monotonicMs() - startMs)
    await poll.until
    return poll.hasWork ?? false
  })
  return { ...poller, polledAt }
}
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it("polls at its interval, and once soon after several wake-ups", async () => {
  const { polledAt, wake } = startPoller({})
  await advance(300)
  wake()
  wake()
  await advance(5)
  wake()
  await advance(260)
  expect(polledAt).toEqual([250, 315, 565])
})

it("waits for the interval after a poll that found work, despite wake-ups", async () => {
  const poll = { hasWork: true }
  const { polledAt, wake } = startPoller(poll)
  wake()
  await advance(15)
  expect(polledAt).toEqual([15])
  for (let ms = 0; ms < 250; ms += 10) {
    wake()
    await advance(10)
  }
  expect(polledAt).toEqual([15, 265])
  poll.hasWork = false
  await advance(250)
  expect(polledAt).toEqual([15, 265, 515])
  wake()
  await advance(15)
  expect(polledAt.slice(3)).toEqual([530])
})

it("polls again after a wake-up during a poll, and never after it was stopped", async () => {
  const { promise: until, resolve: finishPoll } = Promise.withResolvers<void>()
  const { polledAt, wake, stop } = startPoller({ until })
  wake()
  await advance(30)
  wake()
  await advance(25)
  expect(polledAt).toEqual([15])
  finishPoll()
  await advance(15)
  expect(polledAt).toEqual([15, 70])
  wake()
  await stop()
  await advance(1_000)
  expect(polledAt).toEqual([15, 70])
  expect(vi.getTimerCount()).toBe(0)
})
