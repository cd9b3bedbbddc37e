import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  commandWithReason,
  formatEntry,
  listCommand,
  notDone,
  orUndefined,
  rowNumber,
  succeeded,
} from "../../platform/admin/command.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { cancel } from "./bonuses.ts"
import { type Bonus, latestOf } from "./store.ts"

const { euros } = formatsOf("en")
const written = (units: bigint) => euros(eurosOfUnits(units - (units % 1000n)))

const shown = (bonus: Bonus): string =>
  formatEntry(
    bonus.id,
    `player ${bonus.player_id}: ${written(bonus.amount)} for ${bonus.order_id}, ${written(bonus.wagered)} of ${written(bonus.required)} staked`,
    bonus.ended_as === null
      ? `until ${bonus.ends_at.toISOString()}`
      : `${bonus.ended_as} ${bonus.ended_at!.toISOString()} with ${written(bonus.rest!)}${bonus.ended_by === null ? "" : ` by ${bonus.ended_by}: ${bonus.ended_why}`}`,
  )

const lastShown = 100

/** What a person may do about joining bonuses. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "bonuses",
    does: "lists the last joining bonuses, how far they are staked, and how they ended",
    none: "No joining bonus was given yet.",
    entries: async (tx) => (await latestOf(tx, lastShown)).map(shown),
  }),
  commandWithReason({
    name: "cancel-bonus",
    words: "ID",
    does: "ends a joining bonus: what is left of it goes back to the house",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) =>
      (await orUndefined(cancel(tx, id, by, why)))
        ? succeeded(`Bonus ${id} is cancelled; the player is notified.`)
        : notDone(`No bonus ${id} is open.`),
  }),
]
