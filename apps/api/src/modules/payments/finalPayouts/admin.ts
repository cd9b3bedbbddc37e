import { normalizeIban } from "@elite/contract"
import { z } from "zod"
import { type AdminCommand, adminCommand, listCommand, rowNumber } from "../../../platform/admin/command.ts"
import { orRefuse } from "../../../platform/admin/operatorError.ts"
import { isInSepa, maskedIban, parseIban } from "../accounts/iban.ts"
import { setAccountByOperator } from "./finalPayouts.ts"
import { listWaitingLeavers } from "./store.ts"

const problemTexts = {
  noAccount: "no payout account is known",
  notOwn: "the bank knows the account under another name",
  failed: "the last payout failed or was rejected",
}
const iban = z.string().transform((text, { addIssue, value }) => {
  const parsed = parseIban(normalizeIban(text))
  if (parsed !== undefined && isInSepa(parsed)) return parsed
  addIssue({ code: "custom", message: parsed === undefined ? "not an IBAN" : "outside SEPA", input: value })
  return z.NEVER
})

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "leaving",
    does: "lists players who left for good and whose payout needs an account",
    none: "No player who left waits for a payout.",
    entries: async (tx) =>
      (await listWaitingLeavers(tx)).map(
        ({ player_id, problem, since }) =>
          `player ${player_id}  ${problem === null ? "" : problemTexts[problem]}\n        since: ${since.toISOString()}`,
      ),
  }),
  adminCommand({
    name: "pay-out-to",
    words: "PLAYER IBAN",
    does: "sets the account for the final payout of a player who left, if the bank confirms that it is theirs",
    takes: z.tuple([rowNumber, iban]),
    async run(tx, by, [playerId, account]) {
      await orRefuse(
        setAccountByOperator(tx, playerId, account, by),
        `Player ${playerId} has not left for good.`,
      )
      return `The balance of player ${playerId} is paid to ${maskedIban(account)} within minutes.`
    },
  }),
]
