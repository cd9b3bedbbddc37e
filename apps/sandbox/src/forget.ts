/** Removes the entries that were put in first until the map holds no more than this many. */
export function forgetOldest<Key>(map: Map<Key, unknown>, atMost: number): void {
  for (const key of map.keys()) {
    if (map.size <= atMost) return
    map.delete(key)
  }
}
