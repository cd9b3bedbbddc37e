import type { EventOf } from "../../../platform/lib/eventType.ts"
import { type betVoided, type roundSettled, toCashEvents } from "../../play/index.ts"
import type { tournamentEntered } from "../events.ts"
import type { Item, Purse } from "./batch.ts"

export type ScoreEvent = EventOf<typeof roundSettled | typeof betVoided | typeof tournamentEntered>
type SettledRound = EventOf<typeof roundSettled>

/**
 * Only the cash part of a bet counts, unless it is played with credit. The win of a free spin belongs to the bet
 * before it in its round.
 */
export function toItems(event: ScoreEvent): Item[] {
  if (event.kind === "tournament.entered")
    return [{ kind: "paid", playerId: event.playerId, entryId: event.data.entryId }]
  if (event.kind === "bet.voided") {
    const { provider, uuid } = event.data
    return [{ kind: "void", playerId: event.playerId, provider, uuid, at: event.at }]
  }
  const { purse, purseId } = event.data
  if (purse === "credit" && purseId !== undefined) return toBets(event, purseId)
  return toCashEvents(event).flatMap((cash) => toBets(cash, "cash"))
}

function toBets({ playerId, at: settledAt, data }: SettledRound, purse: Purse): Item[] {
  const { provider, roundRef, gameId, bets } = data
  const items: (Item & { kind: "bet" })[] = []
  for (const { uuid, stakeUnits, winUnits, acceptedAt } of bets) {
    const bet = { provider, uuid, roundRef, gameId, purse, stakeUnits, winUnits, atMs: acceptedAt.getTime() }
    const last = items.at(-1)
    if (stakeUnits > 0n) items.push({ kind: "bet", playerId, settledAt, ...bet })
    else if (last) items[items.length - 1] = { ...last, winUnits: last.winUnits + winUnits }
  }
  return items
}
