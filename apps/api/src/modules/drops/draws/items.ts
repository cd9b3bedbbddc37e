import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { roundSettled } from "../../play/index.ts"
import type { blockEnded, campaignStopped } from "../events.ts"
import type { Item } from "./batch.ts"

type ItemEvent = EventOf<typeof roundSettled | typeof blockEnded | typeof campaignStopped>

export function toItems(event: ItemEvent): Item[] {
  switch (event.kind) {
    case "drops.blockEnded":
      return [{ kind: "end", ...event.data }]
    case "drops.campaignStopped":
      return [{ kind: "stop", ...event.data }]
    case "round.settled": {
      const { playerId, at: settledAt } = event
      const { provider, roundRef, gameId, bets } = event.data
      return bets.map(({ uuid, stakeUnits, acceptedAt }): Item => {
        const atMs = acceptedAt.getTime()
        return { kind: "bet", playerId, provider, uuid, roundRef, gameId, stakeUnits, atMs, settledAt }
      })
    }
  }
}
