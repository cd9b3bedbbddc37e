import { monotonicMs } from "./clock.ts"

/**
 * Reads something that is the same for everybody once for all who ask within so many ms; each `key`, a `Platform` as a rule, has
 * its own. Who asks while it is being read waits for the same reading, and a reading that failed is not remembered.
 */
export function ttlCached<K extends object, V>(
  forMs: number,
  read: (key: K) => Promise<V>,
): (key: K) => Promise<V> {
  const known = new WeakMap<K, { value: Promise<V>; sinceMs: number }>()
  return (key) => {
    const found = known.get(key)
    if (found && monotonicMs() - found.sinceMs < forMs) return found.value
    const kept = { value: read(key), sinceMs: monotonicMs() }
    known.set(key, kept)
    kept.value.catch(() => {
      if (known.get(key) === kept) known.delete(key)
    })
    return kept.value
  }
}
