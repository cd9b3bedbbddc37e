import { limits as contract } from "@elite/contract"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  rowNumber,
} from "../../../platform/admin/command.ts"
import { orRefuse, refuseUnless } from "../../../platform/admin/operatorError.ts"
import { excludeByOperator, type LowerableLimit, lowerableLimits, lowerLimit } from "./interventions.ts"
import { listSummaryLines } from "./summary.ts"

const { exclusionDays, leastSessionMinutes: least, longestSessionMinutes: longest } = contract

const days = z
  .string()
  .regex(/^(-1|[1-9]\d{0,3})$/)
  .transform(Number)
  .refine((each) => exclusionDays.includes(each))
/** Euros with two decimals, or whole minutes for the session time. */
const value = z
  .string()
  .regex(/^[1-9]\d{0,6}(\.\d{2})?$/)
  .transform(Number)

const toLimitUnits = (limit: LowerableLimit, typed: number): number | undefined => {
  if (limit !== "sessionTime") return Math.round(typed * 100)
  return Number.isInteger(typed) && typed >= least && typed <= longest ? typed : undefined
}

const noPlayer = (playerId: bigint) => `There is no player ${playerId}.`

/** Operators can only tighten limits here. */
export const adminCommands: readonly AdminCommand[] = [
  adminCommand({
    name: "limits-of",
    words: "PLAYER",
    does: "shows the limits of a player, what bars them from play, their requests, and earlier interventions",
    takes: z.tuple([rowNumber]),
    run: async (tx, _, [playerId]) => {
      const lines = await orRefuse(listSummaryLines(tx, playerId), noPlayer(playerId))
      return lines.join("\n")
    },
  }),
  commandWithReason({
    name: "exclude",
    words: `PLAYER ${exclusionDays.join("|")}`,
    does: "excludes a player for so many days, -1 for ever; an exclusion can be made longer, never shorter",
    takes: z.tuple([rowNumber, days]),
    run: async (tx, operator, [playerId, forDays], reason) => {
      const excluding = excludeByOperator(tx, playerId, forDays, { operator, reason })
      const { until, isNew } = await orRefuse(excluding, noPlayer(playerId))
      const span = until === null ? "for ever" : `until ${until.toISOString()}`
      refuseUnless(isNew, `Player ${playerId} is excluded ${span} already; nothing has changed.`)
      return `Player ${playerId} is excluded ${span}; the player is notified by e-mail.`
    },
  }),
  commandWithReason({
    name: "lower-limit",
    words: "PLAYER LIMIT EUROS|MINUTES",
    does: `sets or lowers a limit at its player's request: ${lowerableLimits.join(", ")}`,
    takes: z.tuple([rowNumber, z.enum(lowerableLimits), value]),
    run: async (tx, operator, [playerId, limit, typed], reason) => {
      const units = toLimitUnits(limit, typed)
      refuseUnless(units !== undefined, `A session lasts from ${least} to ${longest} whole minutes.`)
      const lowering = lowerLimit(tx, playerId, { limit, value: units }, { operator, reason })
      const isLower = await orRefuse(
        orRefuse(lowering, noPlayer(playerId)),
        "The limit of a shorter period would be above it: lower that one first.",
        "BadInputErrorType",
      )
      refuseUnless(isLower, "That is not lower than the current limit; only the player can raise a limit.")
      return `The ${limit} of player ${playerId} is ${typed} from now on.`
    },
  }),
]
