/** Removes the oldest entries of a map until `atMost` remain. */
export function forgetOldest<Key>(map: Map<Key, unknown>, atMost: number): void {
  for (const key of map.keys()) {
    if (map.size <= atMost) return
    map.delete(key)
  }
}
