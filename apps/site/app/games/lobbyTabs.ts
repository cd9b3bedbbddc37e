/** In the address: `?tab=games`. */
export const lobbyTabs = ["lobby", "favourites", "games", "search", "providers", "categories"] as const
export type LobbyTab = (typeof lobbyTabs)[number]

export const parseLobbyTab = (query: URLSearchParams): LobbyTab =>
  lobbyTabs.find((tab) => tab === query.get("tab")) ?? "lobby"

export const toLobbyQueryString = (tab: LobbyTab, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ ...(tab === "lobby" ? {} : { tab }), ...more }).toString()
  return query && `?${query}`
}
