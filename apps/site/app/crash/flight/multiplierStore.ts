import type { Hundredths } from "@elite/crash"

/** Many updates a second, past React. */
export type MultiplierStore = {
  get: () => Hundredths
  set: (at: Hundredths) => void
  subscribe: (listener: () => void) => () => void
}

export function createMultiplierStore(first: Hundredths): MultiplierStore {
  const listeners = new Set<() => void>()
  let now = first
  return {
    get: () => now,
    set(at) {
      if (at === now) return
      now = at
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
