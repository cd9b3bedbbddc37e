import type { BetEvent } from "../../play/index.ts"
import type { blockEnded, campaignStopped } from "../events.ts"
import type { Item } from "./batch.ts"

export function toItems(
  event: BetEvent<typeof blockEnded | typeof campaignStopped>,
  games: ReadonlySet<number>,
): Item[] {
  switch (event.kind) {
    case "drops.blockEnded":
      return [{ kind: "end", ...event.data }]
    case "drops.campaignStopped":
      return [{ kind: "stop", ...event.data }]
    case "settled":
      if (!games.has(event.gameId)) return []
      return event.bets.map((bet) => ({ ...bet, kind: "bet", atMs: bet.acceptedAt.getTime() }))
    case "voided":
      return []
  }
}
