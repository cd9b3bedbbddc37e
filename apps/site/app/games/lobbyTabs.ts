/** The views of the lobby, as its address names them: `?tab=games`. */
export const lobbyTabs = ["lobby", "favourites", "games", "search", "providers", "categories"] as const
export type LobbyTab = (typeof lobbyTabs)[number]

/** The view that an address asks for; the lobby itself where it names none that there is. */
export const parseLobbyTab = (query: URLSearchParams): LobbyTab =>
  lobbyTabs.find((tab) => tab === query.get("tab")) ?? "lobby"

/** The query of a view, with what narrows it. */
export const toLobbyQueryString = (tab: LobbyTab, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ ...(tab === "lobby" ? {} : { tab }), ...more }).toString()
  return query && `?${query}`
}
