import type { SessionView } from "../src/studio/view.ts"

export type RoundFacts = {
  readonly roundId: string
  readonly stakeCents: number
  readonly winCents: number
  readonly balanceCents: number
}

/** What the game tells the page around it. */
export type Message = { readonly source: "studio" } & (
  | ({ readonly kind: "roundEnded" } & RoundFacts)
  | { readonly kind: "balance"; readonly balanceCents: number }
  | { readonly kind: "lobby" | "deposit" }
)

/** The message at the end of a round: these facts and nothing else of the outcome. */
export const roundEnded = ({ roundId, stakeCents, winCents, balanceCents }: RoundFacts): Message => ({
  source: "studio",
  kind: "roundEnded",
  roundId,
  stakeCents,
  winCents,
  balanceCents,
})

/**
 * Speaks to the casino that launched the game: only to its own origin, and only when it is the page around us.
 * Without a frame the two doors are plain links.
 */
export function house(view: SessionView) {
  const framed = window.parent !== window
  const tell = (message: Message): void => {
    if (framed) window.parent.postMessage(message, view.casinoOrigin)
  }
  const leave = (kind: "lobby" | "deposit", address: string): void => {
    if (framed) tell({ source: "studio", kind })
    else location.assign(address)
  }
  return {
    roundEnded: (facts: RoundFacts) => tell(roundEnded(facts)),
    balance: (balanceCents: number) => tell({ source: "studio", kind: "balance", balanceCents }),
    lobby: () => leave("lobby", view.lobbyUrl),
    deposit: () => leave("deposit", view.depositUrl ?? view.lobbyUrl),
  }
}
