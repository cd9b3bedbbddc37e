import { formatsOf } from "@elite/words"
import {
  type AdminCommand,
  type CommandResult,
  formatEntry,
  listCommand,
  notDone,
  rowCommand,
  succeeded,
} from "../../../platform/admin/command.ts"
import { alreadyProposed } from "../../../platform/admin/fourEyes.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { type Bet, listOverdueBets } from "../store.ts"
import { type VoidOutcome, voidSlip } from "./overdue.ts"

function formatBet({ id, provider, uuid, player_id, stake, placed_at, void_by, void_why }: Bet): string {
  const euros = formatsOf("en").euros(unitsToEuros(stake))
  return formatEntry(
    id,
    `${euros} staked by player ${player_id} at ${placed_at.toISOString()}, ${provider} ${uuid}`,
    ...(void_by === null ? [] : [`refund proposed by ${void_by}: ${void_why}`]),
  )
}

const toResult = (outcome: VoidOutcome, id: bigint): CommandResult =>
  ({
    notOverdue: notDone(`Bet ${id} is not overdue.`),
    proposed: succeeded(`The refund of bet ${id} is proposed; another operator must confirm it.`),
    sameOperator: alreadyProposed,
    done: succeeded(`The stake of bet ${id} was given back.`),
  })[outcome]

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "slips-overdue",
    does: "lists bets of the sports book that have been open for longer than any event takes",
    none: "No bet is overdue.",
    entries: async (tx) => (await listOverdueBets(tx)).map(formatBet),
  }),
  rowCommand({
    name: "void-slip",
    does: "refunds the stake of an overdue bet, after two operators asked for it",
    act: voidSlip,
    saidOf: toResult,
  }),
]
