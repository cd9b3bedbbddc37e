const storageKey = "recent_searches"
const maxSearches = 5

/** The latest first; empty where storage is blocked or invalid. */
export function listRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? "[]")
    if (!Array.isArray(stored)) return []
    return stored.filter((search) => typeof search === "string" && search.length <= 80).slice(0, maxSearches)
  } catch {
    return []
  }
}

export function addRecentSearch(search: string): void {
  const text = search.trim()
  if (text.length < 2) return
  const others = listRecentSearches().filter((known) => known.toLowerCase() !== text.toLowerCase())
  try {
    window.localStorage.setItem(storageKey, JSON.stringify([text, ...others].slice(0, maxSearches)))
  } catch {
    // Storage may be blocked; the search works without it.
  }
}

export function clearRecentSearches(): void {
  try {
    window.localStorage.removeItem(storageKey)
  } catch {}
}
