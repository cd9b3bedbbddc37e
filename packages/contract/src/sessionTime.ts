import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { fault } from "./fields.ts"
import { eurosStated } from "./money.ts"
import { id, instant } from "./parts.ts"

/** What waits for one limit: from `coolsUntil` on its player may confirm it, up to `confirmUntil`. Null: no limit. */
export const pending = z.strictObject({
  requestId: id,
  limit: eurosStated.nullable(),
  coolsUntil: instant,
  confirmUntil: instant,
})

/** `coolingPeriod`, hours, and its end are there where something that was asked waits for it. */
export const limitsSet = z.strictObject({
  message: z.string(),
  coolingPeriod: z.int().optional(),
  expiredTime: instant.optional(),
})
export type LimitsSet = z.infer<typeof limitsSet>

/** The shortest and the longest session that can be asked for, minutes; no session lasts longer than twelve hours. */
export const leastSessionMinutes = 15
export const longestSessionMinutes = 720
/** How a request names the time of a session; `RESET_` before it where the limit is to go. */
export const sessionTimeType = "SESSION_TIME"

/**
 * The longest session that a player allows themselves, minutes; null: none set, and then it has no end either. A session
 * is one on all devices: it began, `beganAt`, with the first log-in after a rest, and `usedLimit` minutes ago. From
 * `endsAt` on no round begins; who logs in from `restsUntil` on, or after `restMinutes` of their own accord, begins another.
 */
export const sessionTime = z.strictObject({
  limit: z.int().nullable(),
  usedLimit: z.int().min(0),
  beganAt: instant,
  endsAt: instant.nullable(),
  restsUntil: instant.nullable(),
  restMinutes: z.int(),
  pending: pending.extend({ limit: z.int().nullable() }).optional(),
})
export type SessionTime = z.infer<typeof sessionTime>

/** What every page says of it; null where no limit is set. */
export const sessionTimeLeft = z.strictObject({ endsAt: instant, restsUntil: instant }).nullable()

/**
 * Sets the longest session, minutes. A first or a shorter one holds at once, for the session that is running too; a longer
 * one waits 72 hours and then for its player's yes, as every raise does.
 */
export const setSessionTime = endpoint({
  method: "POST",
  path: "/api/user/set-session-time",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    minutes: z.int(fault("notWhole")).min(leastSessionMinutes).max(longestSessionMinutes),
  }),
  reply: limitsSet,
  errors: [],
})
