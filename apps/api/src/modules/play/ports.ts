import type { Language } from "@elite/contract"

export type GameLaunch = {
  user: string | null
  token: string | null
  gameCode: string
  /** XXX: demo play without wallet calls. XCR: CREDIT, which is no money. */
  currency: "EUR" | "XCR" | "XXX"
  platform: "desktop" | "mobile"
  language: Language
  address: string
  lobbyUrl: string
  depositUrl: string | null
  country: "BE"
}

export type RoundPage = { user: string; betUuid: string; roundRef: string; language: Language }

export type GameLauncher = {
  /** The address to frame. Refuses with GameServiceNotAvailable. */
  url(launch: GameLaunch): Promise<string>
  /** The address of the provider's page of a round. Refuses with GameServiceNotAvailable. */
  roundUrl(round: RoundPage): Promise<string>
}
