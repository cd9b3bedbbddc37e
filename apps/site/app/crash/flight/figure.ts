import type { Hundredths } from "@elite/crash"

/** How high a flight is, for all who show it: told many times a second, past React to where it is written. */
export type Figure = {
  at: () => Hundredths
  tell: (at: Hundredths) => void
  subscribe: (listener: () => void) => () => void
}

export function figureOf(first: Hundredths): Figure {
  const listeners = new Set<() => void>()
  let now = first
  return {
    at: () => now,
    tell(at) {
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
