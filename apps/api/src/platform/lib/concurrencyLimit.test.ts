import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { concurrencyLimit } from "./concurrencyLimit.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Tasks that run until the test resolves their gate. */
function limitedTasks(atOnce: number) {
  const limit = concurrencyLimit({ atOnce, lentMs: 500 })
  const started: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const start = (name: string) => {
    const gate = Promise.withResolvers<void>()
    gates.set(name, gate)
    return limit(async () => {
      started.push(name)
      await gate.promise
      return name
    })
  }
  return { start, started, gates }
}
const flushMicrotasks = () => vi.advanceTimersByTimeAsync(0)

it("runs so many tasks together and starts the others in order", async () => {
  const { start, started, gates } = limitedTasks(2)
  const all = ["a", "b", "c", "d"].map(start)
  await flushMicrotasks()
  expect(started).toEqual(["a", "b"])
  gates.get("b")!.resolve()
  await flushMicrotasks()
  expect(started).toEqual(["a", "b", "c"])
  for (const gate of gates.values()) gate.resolve()
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"])
})

it("frees the slot of a task that fails or exceeds its time, once only", async () => {
  const { start, started, gates } = limitedTasks(1)
  const [fails, hangs, ...rest] = ["fails", "hangs", "third", "fourth"].map(start)
  const failed = fails!.catch((error: Error) => error.message)
  gates.get("fails")!.reject(new Error("no such thing"))
  expect(await failed).toBe("no such thing")
  await vi.advanceTimersByTimeAsync(499)
  expect(started).toEqual(["fails", "hangs"])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(["fails", "hangs", "third"])
  // The late end of a task must not free a second slot.
  gates.get("hangs")!.resolve()
  expect(await hangs).toBe("hangs")
  await flushMicrotasks()
  expect(started).toEqual(["fails", "hangs", "third"])
  for (const gate of gates.values()) gate.resolve()
  expect(await Promise.all(rest)).toEqual(["third", "fourth"])
  expect(vi.getTimerCount()).toBe(0)
})
