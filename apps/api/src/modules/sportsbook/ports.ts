import type { Language } from "@elite/contract"

/** Passed to the provider’s page by a message, never in an address. */
export type SportsToken = { token: string; expiresAt: Date }

export type SportsbookProvider = {
  /** Messages are exchanged with this origin only. */
  readonly origin: string
  page(language: Language): string
  /** Signed by us and valid for five minutes after `now`; bets name the session by `ref`. */
  token(session: { ref: string; user: string; language: Language; now: Date }): Promise<SportsToken>
}
