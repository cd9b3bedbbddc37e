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

/** 0 pending · 1 success · 2 cooling period · 3 failed · 4 cancelled · 5 expired. */
export const requestStatuses = {
  pending: 0,
  success: 1,
  cooling: 2,
  failed: 3,
  cancelled: 4,
  expired: 5,
} as const

/** A limit in force; `limit` is null where none is set. Usage is counted anyway. */
const ownLimit = z.strictObject({
  limit: eurosStated.nullable(),
  usedLimit: eurosStated,
  /** Unfinished payments count against a deposit limit. Null where no limit is set. */
  remaining: eurosStated.nullable(),
  resetsAt: instant,
  pending: pending.optional(),
})

/** No round begins from `dueAt` on until the check is answered. */
export const realityCheck = z.strictObject({ minutes: z.literal(realityCheckMinutes), dueAt: instant })
export type RealityCheck = z.infer<typeof realityCheck>

/** The cooldown of raises, and a pending change of it; hours. */
export const cooldown = z.strictObject({
  hours: z.literal(cooldownHours),
  pending: pending.extend({ limit: z.literal(cooldownHours) }).optional(),
})
export type Cooldown = z.infer<typeof cooldown>

/** The gate refuses every deposit by them. An unanswered register is absent: the deposit call asks it again. */
export const depositClosings = [
  ...gateErrors.filter((name) => name !== "ExclusionRegisterUnavailableErrorType"),
  "RealityCheckDueErrorType",
  "SessionTimeOverErrorType",
] as const

/** The largest deposit possible now by the strictest limit; 0 while the gate refuses deposits. */
export const depositRoom = z.strictObject({
  remaining: eurosStated,
  limit: eurosStated,
  limitedBy: z.enum([...depositLimits, "regulatoryWeeklyDepositLimit"]),
  /** The gate's error; null where deposits are allowed. */
  closedBy: z.enum(depositClosings).nullable(),
  /** When more may be deposited; null where that is unknown. */
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
    /** The instant of the data, from which a page computes durations. */
    now: instant,
    limits: z.record(z.enum(ownLimits), ownLimit),
    regulatoryWeeklyDepositLimit: weeklyDepositLimit,
    regulatoryRaise,
    depositRoom,
    sessionTime,
    cooldown,
    realityCheck: realityCheck.nullable(),
    exclusion: exclusion.nullable(),
  }),
  errors: [],
})

/** Answers a due reality check, so that rounds may begin again; otherwise it has no effect. */
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
   * Euros; minutes of a session or reality check, hours of the cooldown period, days of a break or exclusion, -1 for a
   * permanent one. Null: removed, or back to the statutory limit.
   */
  limitValue: eurosStated.nullable(),
  status: z.literal(Object.values(requestStatuses)),
  /** When it took effect, or when the pause ends; null where neither applies. */
  effectiveAt: instant.nullable(),
  /** Of a raise: when it can be confirmed, and until when; none for a request that the authority decides. */
  coolsUntil: instant.nullable(),
  confirmUntil: instant.nullable(),
})

export const getLimitUpdates = endpoint({
  method: "GET",
  path: "/api/responsible-gambling/get-limit-updates",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ limitUpdates: listOf(limitUpdate) }),
  errors: [],
})

export const deleteLimitRequest = endpoint({
  method: "DELETE",
  path: "/api/user/delete-limit-request",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ requestId: queryInt(1, 999_999_999) }),
  reply: message,
  errors: ["NotFoundErrorType", "LimitRequestClosedErrorType"],
})

/** Confirms a raise that has cooled; it applies immediately. */
export const confirmLimitRequest = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/confirm-limit-request",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ requestId: id }),
  reply: message,
  errors: ["NotFoundErrorType", "LimitRequestClosedErrorType", "LimitStillCoolingErrorType"],
})
