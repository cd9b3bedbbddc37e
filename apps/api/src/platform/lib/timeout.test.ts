import { afterEach, expect, it, vi } from "vitest"
import { withTimeout } from "./timeout.ts"

afterEach(() => void vi.useRealTimers())

it.each<[string, () => Promise<unknown>]>([
  ["answers", async () => "done"],
  ["fails", () => Promise.reject(new Error("no such thing"))],
  [
    "throws before it waits for anything",
    () => {
      throw new Error("no such thing")
    },
  ],
])("leaves no deadline behind after work that %s", async (_, run) => {
  vi.useFakeTimers()
  await withTimeout(1_000, "the work", run).catch((error: Error) =>
    expect(error.message).toBe("no such thing"),
  )
  expect(vi.getTimerCount()).toBe(0)
})
