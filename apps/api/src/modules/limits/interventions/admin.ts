import { limits as contract } from "@elite/contract"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  notDone,
  orUndefined,
  rowNumber,
  succeeded,
} from "../../../platform/admin/command.ts"
import { AppError } from "../../../platform/lib/appError.ts"
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

async function orOutOfOrder(work: Promise<boolean>): Promise<boolean | "outOfOrder"> {
  try {
    return await work
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.name === "BadInputErrorType") return "outOfOrder"
    throw refusal
  }
}

/** Operators can only tighten limits here. */
export const adminCommands: readonly AdminCommand[] = [
  adminCommand({
    name: "limits-of",
    words: "PLAYER",
    does: "shows the limits of a player, what bars them from play, their requests, and earlier interventions",
    takes: z.tuple([rowNumber]),
    run: async (tx, _, [playerId]) => {
      const lines = await orUndefined(listSummaryLines(tx, playerId))
      return lines ? succeeded(lines.join("\n")) : notDone(`There is no player ${playerId}.`)
    },
  }),
  commandWithReason({
    name: "exclude",
    words: `PLAYER ${exclusionDays.join("|")}`,
    does: "excludes a player for so many days, -1 for ever; an exclusion can be made longer, never shorter",
    takes: z.tuple([rowNumber, days]),
    run: async (tx, operator, [playerId, forDays], reason) => {
      const paused = await orUndefined(excludeByOperator(tx, playerId, forDays, { operator, reason }))
      if (!paused) return notDone(`There is no player ${playerId}.`)
      const until = paused.until === null ? "for ever" : `until ${paused.until.toISOString()}`
      return paused.isNew
        ? succeeded(`Player ${playerId} is excluded ${until}; the player is told by e-mail.`)
        : notDone(`Player ${playerId} is excluded ${until} already; nothing has changed.`)
    },
  }),
  commandWithReason({
    name: "lower-limit",
    words: "PLAYER LIMIT EUROS|MINUTES",
    does: `sets or lowers a limit at its player's request: ${lowerableLimits.join(", ")}`,
    takes: z.tuple([rowNumber, z.enum(lowerableLimits), value]),
    run: async (tx, operator, [playerId, limit, typed], reason) => {
      const units = toLimitUnits(limit, typed)
      if (units === undefined) return notDone(`A session lasts from ${least} to ${longest} whole minutes.`)
      const change = { limit, value: units }
      const isLower = await orUndefined(orOutOfOrder(lowerLimit(tx, playerId, change, { operator, reason })))
      if (isLower === undefined) return notDone(`There is no player ${playerId}.`)
      if (isLower === "outOfOrder")
        return notDone("The limit of a shorter period would be above it: lower that one first.")
      return isLower
        ? succeeded(`The ${limit} of player ${playerId} is ${typed} from now on.`)
        : notDone("That is not lower than the current limit; only the player can raise a limit.")
    },
  }),
]
