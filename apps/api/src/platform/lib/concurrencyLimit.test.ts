import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { concurrencyLimit } from "./concurrencyLimit.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when it is told to, and what has begun and ended so far. */
function works(atOnce: number) {
  const turn = concurrencyLimit({ atOnce, lentMs: 500 })
  const seen: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const ask = (name: string) => {
    const end = Promise.withResolvers<void>()
    ends.set(name, end)
    return turn(async () => {
      seen.push(name)
      await end.promise
      return name
    })
  }
  return { ask, seen, ends }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

it("begins so many at once and the others in the order they asked, as each ends", async () => {
  const { ask, seen, ends } = works(2)
  const all = ["a", "b", "c", "d"].map(ask)
  await settle()
  expect(seen).toEqual(["a", "b"])
  ends.get("b")!.resolve()
  await settle()
  expect(seen).toEqual(["a", "b", "c"])
  for (const end of ends.values()) end.resolve()
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"])
})

it("takes the turn back from whoever fails, and from whoever goes on for too long: once", async () => {
  const { ask, seen, ends } = works(1)
  const [fails, hangs, ...rest] = ["fails", "hangs", "third", "fourth"].map(ask)
  const failed = fails!.catch((error: Error) => error.message)
  ends.get("fails")!.reject(new Error("no such thing"))
  expect(await failed).toBe("no such thing")
  await vi.advanceTimersByTimeAsync(499)
  expect(seen).toEqual(["fails", "hangs"])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(["fails", "hangs", "third"])
  // Its end gives no second turn.
  ends.get("hangs")!.resolve()
  expect(await hangs).toBe("hangs")
  await settle()
  expect(seen).toEqual(["fails", "hangs", "third"])
  for (const end of ends.values()) end.resolve()
  expect(await Promise.all(rest)).toEqual(["third", "fourth"])
  expect(vi.getTimerCount()).toBe(0)
})
