import type { BetEvent, SettledRound } from "../../play/index.ts"
import type { tournamentEntered } from "../events.ts"
import type { Item } from "./batch.ts"

export function toItems(event: BetEvent<typeof tournamentEntered>): Item[] {
  if (event.kind === "settled") return toBets(event)
  if (event.kind === "voided") return [{ ...event, kind: "void" }]
  return [{ kind: "paid", playerId: event.playerId, entryId: event.data.entryId }]
}

/** The win of a free spin belongs to the bet before it in its round. */
function toBets({ purse, bets }: SettledRound): Item[] {
  const items: (Item & { kind: "bet" })[] = []
  for (const bet of bets) {
    const last = items.at(-1)
    if (bet.stakeUnits > 0n) items.push({ ...bet, kind: "bet", purse, atMs: bet.acceptedAt.getTime() })
    else if (last) items[items.length - 1] = { ...last, winUnits: last.winUnits + bet.winUnits }
  }
  return items
}
