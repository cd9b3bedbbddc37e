import { z } from "zod"
import {
  type AdminCommand,
  type CommandResult,
  commandWithReason,
  listCommand,
  notDone,
  rowNumber,
  succeeded,
} from "../../../platform/admin/command.ts"
import { alreadyProposed } from "../../../platform/admin/fourEyes.ts"
import { type WriteOffOutcome, writeOff } from "./debts.ts"
import { type Debt, listDebts } from "./store.ts"

function formatDebt({ player_id, since, proposed_by, why }: Debt): string {
  const line = `${String(player_id).padStart(6)}  below zero since ${since.toISOString()}`
  return proposed_by === null ? line : `${line}\n        to be written off, says ${proposed_by}: ${why}`
}

const saidOf = (came: WriteOffOutcome, id: bigint): CommandResult =>
  ({
    noDebt: notDone(`The purse of player ${id} is not below zero.`),
    proposed: succeeded(`Noted. What is missing is made good when another operator says the same.`),
    sameOperator: alreadyProposed,
    done: succeeded(`What was missing in the purse of player ${id} was made good.`),
  })[came]

/** What a person may do about purses that corrected results have left below zero. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "sports-debts",
    does: "lists players whose purse of the sports book lies below zero after a result was corrected",
    none: "No purse is below zero.",
    entries: async (tx) => (await listDebts(tx)).map(formatDebt),
  }),
  commandWithReason({
    name: "write-off-debt",
    words: "PLAYER",
    does: "makes good a purse of the sports book that is below zero, once two operators said so",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => saidOf(await writeOff(tx, id, by, why), id),
  }),
]
