import { normalizeIban } from "@elite/contract"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  listCommand,
  notDone,
  orUndefined,
  rowNumber,
  succeeded,
} from "../../../platform/admin/command.ts"
import { isInSepa, maskedIban, parseIban } from "../accounts/iban.ts"
import { setAccountByOperator } from "./finalPayouts.ts"
import { listWaitingLeavers } from "./store.ts"

const why = {
  noAccount: "they were never paid at any account",
  notOwn: "the bank knows the account under another name",
  failed: "the last payout failed or was rejected",
}
const iban = z.string().transform((text, { addIssue, value }) => {
  const read = parseIban(normalizeIban(text))
  if (read !== undefined && isInSepa(read)) return read
  addIssue({ code: "custom", message: read === undefined ? "no IBAN" : "outside SEPA", input: value })
  return z.NEVER
})

/** What a person does about money of players who may have no session any more. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "leaving",
    does: "players who left for good and whose money waits for an account",
    none: "Nobody who left waits for their money.",
    entries: async (tx) =>
      (await listWaitingLeavers(tx)).map(
        ({ player_id, problem, since }) =>
          `player ${player_id}  ${problem === null ? "" : why[problem]}\n        since: ${since.toISOString()}`,
      ),
  }),
  adminCommand({
    name: "pay-out-to",
    words: "PLAYER IBAN",
    does: "the account that what is left of a player who left is paid to, if the bank says that it is theirs",
    takes: z.tuple([rowNumber, iban]),
    run: async (tx, by, [playerId, account]) =>
      (await orUndefined(setAccountByOperator(tx, playerId, account, by)))
        ? succeeded(`What is left of player ${playerId} goes to ${maskedIban(account)} within minutes.`)
        : notDone(`Player ${playerId} has not left for good.`),
  }),
]
