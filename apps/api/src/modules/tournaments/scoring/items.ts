import type { Happened } from "../../../kernel/event.ts"
import type { betVoided, roundSettled } from "../../play/index.ts"
import type { Item } from "./batch.ts"

type Heard = Happened<typeof roundSettled | typeof betVoided>

/**
 * What an event of the log adds to a batch: the bets of a round that was played for cash, or one that was given back. What a
 * free spin won belongs to the bet before it in its round.
 */
export function itemsOf(event: Heard): Item[] {
  if (event.kind === "bet.voided") {
    const { provider, uuid } = event.data
    return [{ kind: "void", provider, uuid, at: event.at }]
  }
  const { playerId, at: settledAt } = event
  const { provider, roundRef, gameId, purse = "cash", bets = [] } = event.data
  if (purse !== "cash") return []
  const items: (Item & { kind: "bet" })[] = []
  for (const { uuid, stakeUnits, winUnits, acceptedAt } of bets) {
    const bet = { provider, uuid, roundRef, gameId, stakeUnits, winUnits, atMs: acceptedAt.getTime() }
    const last = items.at(-1)
    if (stakeUnits > 0n) items.push({ kind: "bet", playerId, settledAt, ...bet })
    else if (last) items[items.length - 1] = { ...last, winUnits: last.winUnits + winUnits }
  }
  return items
}
