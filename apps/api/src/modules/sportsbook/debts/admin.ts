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
  return proposed_by === null ? line : `${line}\n        write-off proposed by ${proposed_by}: ${why}`
}

const toResult = (outcome: WriteOffOutcome, id: bigint): CommandResult =>
  ({
    noDebt: notDone(`The purse of player ${id} is not below zero.`),
    proposed: succeeded(`The write-off is proposed; another operator must confirm it.`),
    sameOperator: alreadyProposed,
    done: succeeded(`The debt of player ${id} was written off.`),
  })[outcome]

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "sports-debts",
    does: "lists players whose sports balance is below zero after a corrected result",
    none: "No purse is below zero.",
    entries: async (tx) => (await listDebts(tx)).map(formatDebt),
  }),
  commandWithReason({
    name: "write-off-debt",
    words: "PLAYER",
    does: "writes off a sports balance below zero, after two operators asked for it",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => toResult(await writeOff(tx, id, by, why), id),
  }),
]
