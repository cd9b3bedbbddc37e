import { monotonicMs } from "./clock.ts"

/** Caches per key, usually the `Platform`. Concurrent callers share one read, and a failed read is not cached. */
export function ttlCached<K extends object, V>(
  forMs: number,
  read: (key: K) => Promise<V>,
): (key: K) => Promise<V> {
  const entries = new WeakMap<K, { value: Promise<V>; sinceMs: number }>()
  return (key) => {
    const found = entries.get(key)
    if (found && monotonicMs() - found.sinceMs < forMs) return found.value
    const entry = { value: read(key), sinceMs: monotonicMs() }
    entries.set(key, entry)
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry.value
  }
}
