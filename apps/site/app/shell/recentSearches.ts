const key = "recent_searches"
const most = 5

/** What was searched for in this browser, the latest first; nothing where storage is forbidden or holds something else. */
export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? "[]")
    if (!Array.isArray(kept)) return []
    return kept.filter((search) => typeof search === "string" && search.length <= 80).slice(0, most)
  } catch {
    return []
  }
}

/** Keeps a search as the latest; the same words in other letters are one search. */
export function keepRecentSearch(search: string): void {
  const text = search.trim()
  if (text.length < 2) return
  const others = listRecentSearches().filter((known) => known.toLowerCase() !== text.toLowerCase())
  try {
    window.localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, most)))
  } catch {
    // Storage may be forbidden; the search works without it.
  }
}

export function clearRecentSearches(): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // As above.
  }
}
