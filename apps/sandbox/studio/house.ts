import type { SessionView } from "../src/studio/view.ts"

/**
 * Speaks to the casino that launched the game: only to its own origin, and only when it is the page around us.
 * Without a frame the two doors are plain links.
 */
export function house(view: SessionView) {
  const framed = window.parent !== window
  const tell = (kind: "roundEnded" | "balance" | "lobby" | "deposit", facts: object = {}): void => {
    if (framed) window.parent.postMessage({ source: "studio", kind, ...facts }, view.casinoOrigin)
  }
  const leave = (kind: "lobby" | "deposit", address: string): void => {
    if (framed) tell(kind)
    else location.assign(address)
  }
  return {
    roundEnded: (facts: { roundId: string; stakeCents: number; winCents: number; balanceCents: number }) =>
      tell("roundEnded", facts),
    balance: (balanceCents: number) => tell("balance", { balanceCents }),
    lobby: () => leave("lobby", view.lobbyUrl),
    deposit: () => leave("deposit", view.depositUrl ?? view.lobbyUrl),
  }
}
