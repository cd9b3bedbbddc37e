import type { Sight } from "@elite/contract"

const subscriptionKey = (sight: Sight) => JSON.stringify(sight)

/** What the windows of this page show, for whoever says it over the connection. */
export type LiveSubscriptions = {
  /** Adds one, and gives the way to take it back. Two who show the same are one. */
  subscribe(sight: Sight): () => void
  /** What is shown now is said from here on, at once and whenever it changes; null: nobody is there to say it to. */
  setSender(say: ((sights: readonly Sight[]) => void) | null): void
  /** A page that nobody looks at shows nothing; when it is looked at again it is told anew what everything is like. */
  setHidden(isAway: boolean): void
}

/**
 * Keeps what is shown. `onAny` hears whether there is anything; `always` is said beside it, also by a page that nobody looks at;
 * `later` runs what is said once a page has turned.
 */
export function createLiveSubscriptions(
  onAny: (isAny: boolean) => void,
  later: (run: () => void) => void = (run) => void setTimeout(run),
  always: readonly Sight[] = [],
): LiveSubscriptions {
  const shown = new Map<string, { sight: Sight; by: number }>()
  let sayNow: ((sights: readonly Sight[]) => void) | null = null
  let said = "[]"
  let isAway = false
  let isDue = false

  function say(): void {
    isDue = false
    const sights = [...always, ...(isAway ? [] : [...shown.values()].map(({ sight }) => sight))]
    const next = JSON.stringify(sights)
    if (!sayNow || next === said) return
    said = next
    sayNow(sights)
  }
  /** Once a page has turned: what one page takes away the next often shows again. */
  function saySoon(): void {
    if (isDue) return
    isDue = true
    later(say)
  }
  return {
    subscribe(sight) {
      const key = subscriptionKey(sight)
      const kept = shown.get(key) ?? { sight, by: 0 }
      kept.by += 1
      shown.set(key, kept)
      onAny(true)
      saySoon()
      return () => {
        kept.by -= 1
        if (kept.by === 0) shown.delete(key)
        onAny(shown.size > 0)
        saySoon()
      }
    },
    setSender(by) {
      sayNow = by
      said = "[]"
      say()
    },
    setHidden(away) {
      isAway = away
      say()
    },
  }
}
