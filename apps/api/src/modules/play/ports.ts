import type { Language } from "@elite/contract"

export type GameLaunch = {
  /** Our name of the player for the aggregator; null with `token` null for demo play. */
  user: string | null
  token: string | null
  gameCode: string
  /** XXX is demo play: no wallet calls follow. XCR is CREDIT, which is no money. */
  currency: "EUR" | "XCR" | "XXX"
  platform: "desktop" | "mobile"
  language: Language
  /** The player's network address. */
  address: string
  lobbyUrl: string
  /** Null where no deposit brings more to play with: CREDIT. */
  depositUrl: string | null
  country: "BE"
}

/** Where games are opened. Refuses with GameServiceNotAvailableErrorType when the aggregator does not help. */
export type GameLauncher = {
  /** The address of the page to frame; the session counts as open only once this has answered. */
  url(launch: GameLaunch): Promise<string>
}
