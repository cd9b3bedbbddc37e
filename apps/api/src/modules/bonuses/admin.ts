import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  commandWithReason,
  formatEntry,
  listCommand,
  rowNumber,
} from "../../platform/admin/command.ts"
import { orRefuse } from "../../platform/admin/operatorError.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { cancelBonus } from "./bonuses.ts"
import { type Bonus, listLatestBonuses } from "./store.ts"

const { euros } = formatsOf("en")
const formatUnits = (units: bigint) => euros(unitsToEuros(units - (units % 1000n)))

const formatBonus = (bonus: Bonus): string =>
  formatEntry(
    bonus.id,
    `player ${bonus.player_id}: ${formatUnits(bonus.amount)} for ${bonus.order_id}, ${formatUnits(bonus.wagered)} of ${formatUnits(bonus.required)} staked`,
    bonus.ended_as === null
      ? `until ${bonus.ends_at.toISOString()}`
      : `${bonus.ended_as} ${bonus.ended_at!.toISOString()} with ${formatUnits(bonus.rest!)}${bonus.ended_by === null ? "" : ` by ${bonus.ended_by}: ${bonus.ended_why}`}`,
  )

const maxListed = 100

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "bonuses",
    does: "lists the last joining bonuses, how far they are staked, and how they ended",
    none: "No joining bonus was given yet.",
    entries: async (tx) => (await listLatestBonuses(tx, maxListed)).map(formatBonus),
  }),
  commandWithReason({
    name: "cancel-bonus",
    words: "ID",
    does: "ends a joining bonus: what is left of it returns to the operator",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [id], why) {
      await orRefuse(cancelBonus(tx, id, by, why), `No bonus ${id} is open.`)
      return `Bonus ${id} is cancelled; the player is notified.`
    },
  }),
]
