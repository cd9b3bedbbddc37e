import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import { fault } from "./fields.ts"
import { euros, eurosStated } from "./money.ts"
import { id, instant, listOf, message, notEmpty, nothing, paging, queryInt } from "./parts.ts"
import { exclusion } from "./pausing.ts"
import { limitsSet, pending, sessionTime, sessionTimeType } from "./sessionTime.ts"
import { approvedLimitTypes, regulatoryRaise, weeklyDepositLimit } from "./statutory.ts"

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

/**
 * The limits players set themselves: stakes, losses and deposits in a day, a week, a month of the Belgian calendar. The
 * strictest binds, the statutory week included.
 */
export const ownLimits = [
  "dailyBetLimit",
  "weeklyBetLimit",
  "monthlyBetLimit",
  "dailyLossLimit",
  "weeklyLossLimit",
  "monthlyLossLimit",
  "dailyDepositLimit",
  "weeklyDepositLimit",
  "monthlyDepositLimit",
] as const
export type OwnLimit = (typeof ownLimits)[number]
export const depositLimits = ["dailyDepositLimit", "weeklyDepositLimit", "monthlyDepositLimit"] as const
export type DepositLimit = (typeof depositLimits)[number]

/** How a request names its limit; `RESET_` before it where the limit is to go. */
export const limitTypes = {
  dailyBetLimit: "DAILY_BET_LIMIT",
  weeklyBetLimit: "WEEKLY_BET_LIMIT",
  monthlyBetLimit: "MONTHLY_BET_LIMIT",
  dailyLossLimit: "DAILY_LOSS_LIMIT",
  weeklyLossLimit: "WEEKLY_LOSS_LIMIT",
  monthlyLossLimit: "MONTHLY_LOSS_LIMIT",
  dailyDepositLimit: "DAILY_DEPOSIT_LIMIT",
  weeklyDepositLimit: "WEEKLY_DEPOSIT_LIMIT",
  monthlyDepositLimit: "MONTHLY_DEPOSIT_LIMIT",
} as const satisfies Record<OwnLimit, string>
export type LimitType = (typeof limitTypes)[OwnLimit]
const types = ownLimits.map((name) => limitTypes[name])

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

/** After how many minutes players can have themselves shown what they have played. */
export const realityCheckMinutes = [30, 60, 120, 240] as const
/** A player's reality check: every so many minutes, the next at `dueAt`, from which on no round begins until it is answered. */
export const realityCheck = z.strictObject({ minutes: z.literal(realityCheckMinutes), dueAt: instant })
export type RealityCheck = z.infer<typeof realityCheck>

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
    /** Null: the player wants none. */
    realityCheck: realityCheck.nullable(),
    exclusion: exclusion.nullable(),
  }),
  errors: [],
})

const setting = <P extends string, S extends z.ZodRawShape>(path: P, shape: S) =>
  endpoint({
    method: "POST",
    path,
    who: "player",
    evenRestricted: true,
    input: notEmpty(z.strictObject(shape).partial()),
    reply: limitsSet,
    errors: [],
  })

const nineLimits = z
  .strictObject({
    dailyBetLimit: euros,
    weeklyBetLimit: euros,
    monthlyBetLimit: euros,
    dailyLossLimit: euros,
    weeklyLossLimit: euros,
    monthlyLossLimit: euros,
    dailyDepositLimit: euros,
    weeklyDepositLimit: euros,
    monthlyDepositLimit: euros,
  })
  .partial()

const isMinutes = (value: number | undefined) => realityCheckMinutes.some((minutes) => minutes === value)

/**
 * Sets any of the nine, euros. What is stricter holds at once; what is looser waits 72 hours and then for its player's
 * yes. Whatever waited for the same limit is cancelled. A day's limit is never above its week's, nor that above its month's.
 * Or one thing by `type`. The reality check, `value` minutes, begins again with it: refused while one waits to be answered.
 * An approved deposit limit, `value` euros above the law's: less than what was approved holds at once; more is passed on to
 * the Gaming Commission and holds if it says yes, after 72 hours at the earliest. One such request can pend at a time.
 */
export const setLimits = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/set-limits",
  who: "player",
  evenRestricted: true,
  input: notEmpty(
    nineLimits.extend({ type: z.enum(["REALITY_CHECK", approvedLimitTypes.limit]), value: euros }).partial(),
  )
    .refine(({ type, value }) => (type === undefined) === (value === undefined), {
      path: ["value"],
      ...fault("missing"),
    })
    .refine(({ type, value: _, ...nine }) => type === undefined || Object.keys(nine).length === 0, {
      path: ["type"],
      ...fault("notAChoice"),
    })
    .refine(({ type, value }) => type !== "REALITY_CHECK" || isMinutes(value), {
      path: ["value"],
      ...fault("notAChoice"),
    })
    .meta({ minProperties: 1, dependentRequired: { type: ["value"], value: ["type"] } }),
  reply: limitsSet,
  errors: [
    "RealityCheckDueErrorType",
    "LimitRaiseSuspendedErrorType",
    "LimitRaiseOpenErrorType",
    "SessionTimeOverErrorType",
    ...gateErrors,
  ],
})
export const setDailyLimit = setting("/api/user/set-daily-limit", {
  dailyBetLimit: euros,
  weeklyBetLimit: euros,
  monthlyBetLimit: euros,
})
export const setLossLimit = setting("/api/user/set-loss-limit", {
  dailyLossLimit: euros,
  weeklyLossLimit: euros,
  monthlyLossLimit: euros,
})
export const setDepositLimit = setting("/api/user/set-deposit-limit", {
  dailyDepositLimit: euros,
  weeklyDepositLimit: euros,
  monthlyDepositLimit: euros,
})

/**
 * Asks for a limit to go, which waits as every raise does. Where there is none, nothing happens. The reality check goes
 * at once, unless one waits to be answered; so does a limit that the authority approved, with whatever pends for it.
 */
export const resetUserLimit = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/reset-user-limit",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    type: z.enum([...types, sessionTimeType, "REALITY_CHECK", approvedLimitTypes.none]),
  }),
  reply: limitsSet,
  errors: ["RealityCheckDueErrorType"],
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
    ...types,
    ...types.map((type) => `RESET_${type}` as const),
    sessionTimeType,
    `RESET_${sessionTimeType}`,
    approvedLimitTypes.limit,
    approvedLimitTypes.none,
  ]),
  /** Euros; of a session, minutes. Null: no limit any more, or the law's again. */
  limitValue: eurosStated.nullable(),
  status: z.literal(Object.values(requestStatuses)),
  /** Since when it holds; null for what never did. */
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
