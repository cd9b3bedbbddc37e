import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Toasts, toastDelayMs } from "./toasts.ts"

describe("toasts", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const messages = (toasts: Toasts) => toasts.shown().map((toast) => toast.message)

  it("close after five seconds", () => {
    const toasts = new Toasts()
    toasts.show("Saved", "success")
    vi.advanceTimersByTime(toastDelayMs - 1)
    expect(messages(toasts)).toEqual(["Saved"])
    vi.advanceTimersByTime(1)
    expect(messages(toasts)).toEqual([])
  })

  it("stay while they are being read", () => {
    const toasts = new Toasts()
    toasts.show("Refused until Thursday 18:20", "danger")
    vi.advanceTimersByTime(4000)
    toasts.hold()
    vi.advanceTimersByTime(60_000)
    expect(messages(toasts)).toHaveLength(1)
    toasts.release()
    vi.advanceTimersByTime(toastDelayMs)
    expect(messages(toasts)).toEqual([])
  })

  it("leave after another was closed while it was being read", () => {
    const toasts = new Toasts()
    const first = toasts.show("a")
    toasts.show("b")
    toasts.hold()
    toasts.close(first)
    expect(messages(toasts)).toEqual(["b"])
    vi.advanceTimersByTime(toastDelayMs)
    expect(messages(toasts)).toEqual([])
  })

  it("are limited in number", () => {
    const toasts = new Toasts()
    for (const message of ["a", "b", "b", "c", "d"]) toasts.show(message)
    expect(messages(toasts)).toEqual(["b", "c", "d"])
  })

  it("notify subscribers until they unsubscribe", () => {
    const toasts = new Toasts()
    let calls = 0
    const stop = toasts.subscribe(() => calls++)
    const id = toasts.show("a")
    toasts.dismiss(id)
    stop()
    toasts.show("b")
    expect(calls).toBe(2)
  })
})
