import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import {
  cooldownHours,
  depositLimits,
  ownLimits,
  realityCheckMinutes,
  resetTypes,
  settableTypes,
} from "./limitTypes.ts"
import { eurosStated } from "./money.ts"
import { id, instant, listOf, message, nothing, paging, queryInt } from "./parts.ts"
import { exclusion } from "./pausing.ts"
import { pending, sessionTime } from "./sessionTime.ts"
import { approvedLimitTypes, regulatoryRaise, weeklyDepositLimit } from "./statutory.ts"

export {
  resetUserLimit,
  setDailyLimit,
  setDepositLimit,
  setLimits,
  setLossLimit,
} from "./limitSetting.ts"
export {
  type CooldownHours,
  cooldownHours,
  type DepositLimit,
  depositLimits,
  type LimitType,
  limitTypes,
  type OwnLimit,
  ownLimits,
  type ProtectionType,
  protectionTypes,
  readType,
  realityCheckMinutes,
  type SettableType,
  withoutEmpty,
} from "./limitTypes.ts"
export {
  askReturn,
  type Exclusion,
  exclusion,
  exclusionDays,
  forEver,
  longExclusionDays,
  longestBreakDays,
  returnWaitHours,
  setDisableUntil,
} from "./pausing.ts"
export {
  type LimitsSet,
  leastSessionMinutes,
  longestSessionMinutes,
  type SessionTime,
  sessionTimeType,
  setSessionTime,
} from "./sessionTime.ts"
export { approvedLimitTypes, type RegulatoryRaise, weeklyDepositLimit } from "./statutory.ts"

/** What became of a request: 0 pending · 1 success · 2 cooling period · 3 failed · 4 cancelled · 5 expired. */
export const requestStatuses = {
  pending: 0,
  success: 1,
  cooling: 2,
  failed: 3,
  cancelled: 4,
  expired: 5,
} as const

/** One limit as it holds; `limit` null where none is set. What is used is counted all the same. */
const ownLimit = z.strictObject({
  limit: eurosStated.nullable(),
  usedLimit: eurosStated,
  /** What it leaves now. Unfinished payments count against a deposit limit. Null where no limit is set. */
  remaining: eurosStated.nullable(),
  /** When the period ends and all of it is there again. */
  resetsAt: instant,
  pending: pending.optional(),
})

/** A player's reality check: every so many minutes, the next at `dueAt`, from which on no round begins until it is answered. */
export const realityCheck = z.strictObject({ minutes: z.literal(realityCheckMinutes), dueAt: instant })
export type RealityCheck = z.infer<typeof realityCheck>

/** How many hours a player's raises wait, and what waits to be confirmed for that; `limit` hours. */
export const cooldown = z.strictObject({
  hours: z.literal(cooldownHours),
  pending: pending.extend({ limit: z.literal(cooldownHours) }).optional(),
})
export type Cooldown = z.infer<typeof cooldown>

/**
 * The errors with which the gate refuses every deposit. A register that has not answered is not among them, because the
 * deposit call asks it again.
 */
export const depositClosings = [
  ...gateErrors.filter((name) => name !== "ExclusionRegisterUnavailableErrorType"),
  "RealityCheckDueErrorType",
  "SessionTimeOverErrorType",
] as const

/** What may be deposited now: what the strictest limit leaves, or nothing while the gate refuses deposits. */
export const depositRoom = z.strictObject({
  remaining: eurosStated,
  /** The strictest limit itself. */
  limit: eurosStated,
  limitedBy: z.enum([...depositLimits, "regulatoryWeeklyDepositLimit"]),
  /** The error with which the gate refuses deposits; null where it allows them. */
  closedBy: z.enum(depositClosings).nullable(),
  /** From when more may be deposited; null where that is not known. */
  freesAt: instant.nullable(),
})
export type DepositRoom = z.infer<typeof depositRoom>

export const getLimits = endpoint({
  method: "GET",
  path: "/api/responsible-gambling/get-limits",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    /** The instant that all of this holds at: what a page reckons "until" from. */
    now: instant,
    limits: z.record(z.enum(ownLimits), ownLimit),
    regulatoryWeeklyDepositLimit: weeklyDepositLimit,
    regulatoryRaise,
    depositRoom,
    sessionTime,
    cooldown,
    /** Null: the player wants none. */
    realityCheck: realityCheck.nullable(),
    exclusion: exclusion.nullable(),
  }),
  errors: [],
})

/**
 * Goes on after a reality check: rounds may begin again, until the next. One that is not due, or that was answered on
 * another device, stays as it is. `realityCheck` as it holds now; null where the player has none.
 */
export const answerRealityCheck = endpoint({
  method: "POST",
  path: "/api/session/reality-check",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ realityCheck: realityCheck.nullable() }),
  errors: [],
})

export const limitUpdate = z.strictObject({
  requestId: id,
  dateRequested: instant,
  type: z.enum([
    ...settableTypes,
    ...resetTypes.filter((type) => type !== `RESET_${approvedLimitTypes.limit}`),
    approvedLimitTypes.none,
  ]),
  /**
   * Euros; of a session and a reality check minutes, of the cooldown period hours, of a break and an exclusion days, -1 for
   * ever. Null: no limit any more, or the law's again.
   */
  limitValue: eurosStated.nullable(),
  status: z.literal(Object.values(requestStatuses)),
  /** Since when it holds, or from when one may play again; null for what never did. */
  effectiveAt: instant.nullable(),
  /** For a raise: from when and until when it can be confirmed; one that the authority decides needs no confirming. */
  coolsUntil: instant.nullable(),
  confirmUntil: instant.nullable(),
})

/** A player's own requests, newest first. */
export const getLimitUpdates = endpoint({
  method: "GET",
  path: "/api/responsible-gambling/get-limit-updates",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ limitUpdates: listOf(limitUpdate) }),
  errors: [],
})

/** Takes back what still waits. */
export const deleteLimitRequest = endpoint({
  method: "DELETE",
  path: "/api/user/delete-limit-request",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ requestId: queryInt(1, 999_999_999) }),
  reply: message,
  errors: ["NotFoundErrorType", "LimitRequestClosedErrorType"],
})

/** Says yes to a raise whose 72 hours are over: it holds from now on. */
export const confirmLimitRequest = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/confirm-limit-request",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ requestId: id }),
  reply: message,
  errors: ["NotFoundErrorType", "LimitRequestClosedErrorType", "LimitStillCoolingErrorType"],
})
