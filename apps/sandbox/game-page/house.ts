import type { SessionView } from "../src/studio/view.ts"

export type RoundFacts = {
  readonly roundId: string
  readonly stakeCents: number
  readonly winCents: number
  readonly balanceCents: number
}

/** What the game tells the page around it. */
export type Message = {
  readonly source: "studio"
} /** A round has begun: its money is about to move, and its outcome is not on the screen yet. */ & (
  | { readonly kind: "roundStarted" }
  /** Its outcome is on the screen. */
  | ({ readonly kind: "roundEnded" } & RoundFacts)
  /** There was no round. */
  | { readonly kind: "roundRefused" }
  | { readonly kind: "balance"; readonly balanceCents: number }
  | { readonly kind: "lobby" | "deposit" }
)

/** The site gets these facts of the outcome only. */
export const roundEnded = ({ roundId, stakeCents, winCents, balanceCents }: RoundFacts): Message => ({
  source: "studio",
  kind: "roundEnded",
  roundId,
  stakeCents,
  winCents,
  balanceCents,
})

/** The wallet's balance is their sum. */
export type PostedBalance = { readonly cashCents: number; readonly bonusCents: number }

/** Undefined unless the message is from the window around this one and from its own origin. */
export function postedBalance(
  event: Pick<MessageEvent, "origin" | "source" | "data">,
  casino: { origin: string; window: MessageEventSource | null },
): PostedBalance | undefined {
  if (event.origin !== casino.origin || !casino.window || event.source !== casino.window) return undefined
  const data: unknown = event.data
  if (typeof data !== "object" || data === null) return undefined
  const { source, kind, cashCents, bonusCents } = data as Record<string, unknown>
  if (source !== "house" || kind !== "balance") return undefined
  if (!Number.isSafeInteger(cashCents) || !Number.isSafeInteger(bonusCents)) return undefined
  return { cashCents: Number(cashCents), bonusCents: Number(bonusCents) }
}

/** Messages go only to the casino's origin, and only in a frame; without one there are plain links. */
export function house(view: SessionView) {
  const isFramed = window.parent !== window
  const post = (message: Message): void => {
    if (isFramed) window.parent.postMessage(message, view.casinoOrigin)
  }
  const leave = (kind: "lobby" | "deposit", address: string): void => {
    if (isFramed) post({ source: "studio", kind })
    else location.assign(address)
  }
  return {
    isFramed,
    roundStarted: () => post({ source: "studio", kind: "roundStarted" }),
    roundRefused: () => post({ source: "studio", kind: "roundRefused" }),
    roundEnded: (facts: RoundFacts) => post(roundEnded(facts)),
    balance: (balanceCents: number) => post({ source: "studio", kind: "balance", balanceCents }),
    /** The page around the game sends the first balance after the message `balance`. */
    onBalance: (hear: (posted: PostedBalance) => void) => {
      if (!isFramed) return
      window.addEventListener("message", (event) => {
        const posted = postedBalance(event, { origin: view.casinoOrigin, window: window.parent })
        if (posted) hear(posted)
      })
    },
    lobby: () => leave("lobby", view.lobbyUrl),
    deposit: () => leave("deposit", view.depositUrl ?? view.lobbyUrl),
  }
}

export type House = ReturnType<typeof house>
