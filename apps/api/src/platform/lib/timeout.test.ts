import { afterEach, expect, it, vi } from "vitest"
import { withTimeout } from "./timeout.ts"

afterEach(() => void vi.useRealTimers())

it.each<[string, () => Promise<unknown>]>([
  ["resolves", async () => "done"],
  ["rejects", () => Promise.reject(new Error("no such thing"))],
  [
    "throws synchronously",
    () => {
      throw new Error("no such thing")
    },
  ],
])("clears its timer after work that %s", async (_, run) => {
  vi.useFakeTimers()
  await withTimeout(1_000, "the work", run).catch((error: Error) =>
    expect(error.message).toBe("no such thing"),
  )
  expect(vi.getTimerCount()).toBe(0)
})
