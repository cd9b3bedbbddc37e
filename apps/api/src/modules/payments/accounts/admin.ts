import { z } from "zod"
import { type AdminCommand, adminCommand, rowNumber } from "../../../platform/admin/command.ts"
import { orRefuse, refuseUnless } from "../../../platform/admin/operatorError.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { removeAccount, type StopPayoutsTo } from "./accounts.ts"
import { maskedIban } from "./iban.ts"
import { type AccountRow, listAccounts, listPlayersSharingIban } from "./store.ts"

async function formatAccount(tx: Tx, row: AccountRow): Promise<string> {
  const sharers = await listPlayersSharingIban(tx, row)
  const lines = [
    `${row.id}  ${maskedIban(row.iban)}`,
    `added: ${row.added_at.toISOString()}, usable from: ${row.usable_from.toISOString()}`,
    ...(sharers.length > 0 ? [`shared with: ${sharers.map((id) => `player ${id}`).join(", ")}`] : []),
  ]
  return lines.join("\n        ")
}

export const accountCommands = (stopPayoutsTo: StopPayoutsTo): readonly AdminCommand[] => [
  adminCommand({
    name: "payout-accounts",
    words: "PLAYER",
    does: "lists the payout accounts of a player, with other players who share them",
    takes: z.tuple([rowNumber]),
    async run(tx, _by, [playerId]) {
      const lines: string[] = []
      for (const row of await listAccounts(tx, playerId)) lines.push(await formatAccount(tx, row))
      refuseUnless(lines.length > 0, `Player ${playerId} has saved no account.`)
      return lines.join("\n")
    },
  }),
  adminCommand({
    name: "remove-payout-account",
    words: "ID",
    does: "removes an account that the player says they did not add; payouts under way continue",
    takes: z.tuple([z.string().regex(/^A-\w{1,33}$/)]),
    async run(tx, by, [id]) {
      await orRefuse(removeAccount(tx, id, { operator: by }, stopPayoutsTo), `There is no account ${id}.`)
      return `Account ${id} is removed; the player is notified.`
    },
  }),
]
