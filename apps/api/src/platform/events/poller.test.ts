import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { monotonicMs } from "../lib/clock.ts"
import { createPoller } from "./poller.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Looks every quarter of a second; says when it looked, ms since it began. A look ends when `until` does. */
function looked(look: { until?: Promise<void>; finds?: boolean }) {
  const beganMs = monotonicMs()
  const at: number[] = []
  const made = createPoller(250, async () => {
    at.push(monotonicMs() - beganMs)
    await look.until
    return look.finds ?? false
  })
  return { ...made, at }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it("looks every so often, and soon after it was woken, once for all that woke it", async () => {
  const { at, wake } = looked({})
  await pass(300)
  wake()
  wake()
  await pass(5)
  wake()
  await pass(260)
  expect(at).toEqual([250, 315, 565])
})

it("rests once it has found something, however often it is woken", async () => {
  const look = { finds: true }
  const { at, wake } = looked(look)
  wake()
  await pass(15)
  expect(at).toEqual([15])
  for (let ms = 0; ms < 250; ms += 10) {
    wake()
    await pass(10)
  }
  expect(at).toEqual([15, 265])
  look.finds = false
  await pass(250)
  expect(at).toEqual([15, 265, 515])
  wake()
  await pass(15)
  expect(at.slice(3)).toEqual([530])
})

it("looks again for whoever woke it while it looked, and no more once it was stopped", async () => {
  const { promise: until, resolve: end } = Promise.withResolvers<void>()
  const { at, wake, stop } = looked({ until })
  wake()
  await pass(30)
  wake()
  await pass(25)
  expect(at).toEqual([15])
  end()
  await pass(15)
  expect(at).toEqual([15, 70])
  wake()
  await stop()
  await pass(1_000)
  expect(at).toEqual([15, 70])
  expect(vi.getTimerCount()).toBe(0)
})
