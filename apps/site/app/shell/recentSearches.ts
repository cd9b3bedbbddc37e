const storageKey = "recent_searches"
const maxSearches = 5

/** What was searched for in this browser, the latest first; nothing where storage is forbidden or holds something else. */
export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? "[]")
    if (!Array.isArray(kept)) return []
    return kept.filter((search) => typeof search === "string" && search.length <= 80).slice(0, maxSearches)
  } catch {
    return []
  }
}

/** Keeps a search as the latest; the same words in other letters are one search. */
export function addRecentSearch(search: string): void {
  const text = search.trim()
  if (text.length < 2) return
  const others = listRecentSearches().filter((known) => known.toLowerCase() !== text.toLowerCase())
  try {
    window.localStorage.setItem(storageKey, JSON.stringify([text, ...others].slice(0, maxSearches)))
  } catch {
    // Storage may be forbidden; the search works without it.
  }
}

export function clearRecentSearches(): void {
  try {
    window.localStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}
