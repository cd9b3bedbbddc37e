import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  commandWithReason,
  listCommand,
  notDone,
  rowNumber,
  succeeded,
} from "../../../platform/admin/command.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { closeContradiction } from "./contradictions.ts"
import { type Contradiction, listContradictions } from "./store.ts"

function formatContradiction({
  id,
  provider,
  uuid,
  player_id,
  bet_id,
  kind,
  amount,
  status,
  at,
}: Contradiction): string {
  const euros = formatsOf("en").euros(unitsToEuros(amount))
  return `${String(id).padStart(6)}  ${provider} ${uuid} at ${at.toISOString()}: bet ${bet_id} of player ${player_id} is ${kind}, ${euros}; refused: ${status}`
}

/** What a person may do about messages of the sports book's provider that we could not book. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "slips-contradicted",
    does: "lists what the provider of the sports book said of bets and we could not book",
    none: "The provider's books and ours agree.",
    entries: async (tx) => (await listContradictions(tx)).map(formatContradiction),
  }),
  commandWithReason({
    name: "close-contradiction",
    words: "ID",
    does: "notes what was found out with the provider about a message that we could not book",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) =>
      (await closeContradiction(tx, id, by, why))
        ? succeeded(`Noted. Message ${id} waits for nobody any more.`)
        : notDone(`No message ${id} is open.`),
  }),
]
