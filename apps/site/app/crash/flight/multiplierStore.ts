import type { Hundredths } from "@elite/crash"

/** How high a flight is, for all who show it: told many times a second, past React to where it is written. */
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
