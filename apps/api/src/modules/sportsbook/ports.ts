import type { Language } from "@elite/contract"

/** What the provider's page is told of a player, by a message and in no address. */
export type SportsToken = { token: string; expiresAt: Date }

/** Where events and odds come from, and the page that shows them in a frame of ours. */
export type SportsbookProvider = {
  /** Where its page comes from: messages are exchanged with this origin and no other. */
  readonly origin: string
  /** The address to frame, the same for everybody. */
  page(language: Language): string
  /** Who looks, signed by us; `ref` is what a bet names afterwards. It ends five minutes after `now`. */
  token(session: { ref: string; user: string; language: Language; now: Date }): Promise<SportsToken>
}
