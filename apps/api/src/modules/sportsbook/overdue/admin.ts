import { formatsOf } from "@elite/words"
import {
  type AdminCommand,
  commandWithReason,
  formatEntry,
  idOnly,
  listCommand,
} from "../../../platform/admin/command.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { type Bet, listOverdueBets } from "../store.ts"
import { voidSlip } from "./overdue.ts"

function formatBet({ id, provider, uuid, player_id, stake, placed_at, void_by, void_why }: Bet): string {
  const euros = formatsOf("en").euros(unitsToEuros(stake))
  return formatEntry(
    id,
    `${euros} staked by player ${player_id} at ${placed_at.toISOString()}, ${provider} ${uuid}`,
    ...(void_by === null ? [] : [`refund proposed by ${void_by}: ${void_why}`]),
  )
}

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "slips-overdue",
    does: "lists bets of the sports book that have been open for longer than any event takes",
    none: "No bet is overdue.",
    entries: async (tx) => (await listOverdueBets(tx)).map(formatBet),
  }),
  commandWithReason({
    name: "void-slip",
    words: "ID",
    does: "refunds the stake of an overdue bet, after two operators asked for it",
    takes: idOnly,
    run: async (tx, by, [id], why) =>
      (await voidSlip(tx, id, by, why)) === "proposed"
        ? `The refund of bet ${id} is proposed; another operator must confirm it.`
        : `The stake of bet ${id} was given back.`,
  }),
]
