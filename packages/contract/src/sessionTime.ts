import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { fault } from "./fields.ts"
import { eurosStated } from "./money.ts"
import { id, instant } from "./parts.ts"

/** A pending change: can be confirmed from `coolsUntil` to `confirmUntil`. Null: removal. */
export const pending = z.strictObject({
  requestId: id,
  limit: eurosStated.nullable(),
  coolsUntil: instant,
  confirmUntil: instant,
})

/** `coolingPeriod` (hours) and its end are present where the request has to cool. */
export const limitsSet = z.strictObject({
  message: z.string(),
  coolingPeriod: z.int().optional(),
  expiredTime: instant.optional(),
})
export type LimitsSet = z.infer<typeof limitsSet>

/** Bounds of the limit, minutes; no session lasts longer than twelve hours. */
export const leastSessionMinutes = 15
export const longestSessionMinutes = 720
export const sessionTimeType = "SESSION_TIME"

/**
 * The player's limit of session time, minutes; null: none, and no end. A session spans all devices: it began at
 * `beganAt` with the first log-in after a rest, `usedLimit` minutes ago. No round begins from `endsAt` on. A log-in
 * from `restsUntil` on, or after a voluntary rest of `restMinutes`, begins a new one.
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

export const sessionTimeLeft = z.strictObject({ endsAt: instant, restsUntil: instant }).nullable()

/** Minutes. A first or lower limit applies immediately; a higher one cools for 72 hours and needs confirmation. */
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
