import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  commandWithReason,
  listCommand,
  rowNumber,
} from "../../../platform/admin/command.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
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

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "slips-contradicted",
    does: "lists messages of the sports book's provider that we could not book",
    none: "No message is open.",
    entries: async (tx) => (await listContradictions(tx)).map(formatContradiction),
  }),
  commandWithReason({
    name: "close-contradiction",
    words: "ID",
    does: "closes a message that we could not book, with what the provider explained",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [id], why) {
      refuseUnless(await closeContradiction(tx, id, by, why), `No message ${id} is open.`)
      return `Message ${id} is closed.`
    },
  }),
]
