import { type AdminCommand, commandWithReason, idOnly, listCommand } from "../../../platform/admin/command.ts"
import { writeOff } from "./debts.ts"
import { type Debt, listDebts } from "./store.ts"

function formatDebt({ player_id, since, proposed_by, why }: Debt): string {
  const line = `${String(player_id).padStart(6)}  below zero since ${since.toISOString()}`
  return proposed_by === null ? line : `${line}\n        write-off proposed by ${proposed_by}: ${why}`
}

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
    takes: idOnly,
    run: async (tx, by, [id], why) =>
      (await writeOff(tx, id, by, why)) === "proposed"
        ? "The write-off is proposed; another operator must confirm it."
        : `The debt of player ${id} was written off.`,
  }),
]
