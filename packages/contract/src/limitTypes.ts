import { z } from "zod"
import { fault } from "./fields.ts"
import { euros } from "./money.ts"
import { exclusionDays, longestBreakDays } from "./pausing.ts"
import { leastSessionMinutes, longestSessionMinutes, sessionTimeType } from "./sessionTime.ts"
import { approvedLimitTypes } from "./statutory.ts"

/**
 * The player's own limits: stakes, losses and deposits per day, week and month of the Belgian calendar. The strictest
 * applies, the statutory week included.
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

/** The name of a limit in requests; with `RESET_` for its removal. */
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
export const ownLimitTypes = ownLimits.map((name) => limitTypes[name])

/** Intervals of the reality check, minutes. */
export const realityCheckMinutes = [30, 60, 120, 240] as const
/** Cooldown periods of a raise: three days, or longer by the player's choice. */
export const cooldownHours = [72, 168, 336, 720] as const
export type CooldownHours = (typeof cooldownHours)[number]

/** Protections other than limits in euros. Values are minutes, hours, days or, for the approved limit, euros. */
export const protectionTypes = [
  sessionTimeType,
  "REALITY_CHECK",
  "COOLDOWN_PERIOD",
  "TAKE_A_BREAK",
  "SELF_EXCLUSION",
] as const
export type ProtectionType = (typeof protectionTypes)[number]

export const settableTypes = [...ownLimitTypes, ...protectionTypes, approvedLimitTypes.limit] as const
export type SettableType = (typeof settableTypes)[number]
export const resetTypes = settableTypes.map((type) => `RESET_${type}` as const)

const reset = "RESET_"
/** `REMOVE_APPROVED_DEPOSIT_LIMIT` removes the approved limit, like `RESET_` before a type. */
export function readType(type: string): { type: SettableType; isReset: boolean } {
  const isReset = type.startsWith(reset)
  const bare = isReset ? type.slice(reset.length) : type
  if (bare === approvedLimitTypes.none) return { type: approvedLimitTypes.limit, isReset: true }
  return { type: bare as SettableType, isReset }
}

const oneOf = (choices: readonly number[]) =>
  z.number().refine((value) => choices.includes(value), fault("notAChoice"))
const breakDays = Array.from({ length: longestBreakDays }, (_, at) => at + 1)
const values: Record<ProtectionType, z.ZodType<number>> = {
  [sessionTimeType]: z.int(fault("notWhole")).min(leastSessionMinutes).max(longestSessionMinutes),
  REALITY_CHECK: oneOf(realityCheckMinutes),
  COOLDOWN_PERIOD: oneOf(cooldownHours),
  TAKE_A_BREAK: oneOf(breakDays),
  SELF_EXCLUSION: oneOf(exclusionDays),
}

export const typedValue = (type: SettableType): z.ZodType<number> => values[type as ProtectionType] ?? euros

/** An empty form field is dropped. */
const empty = z.union([z.literal(0), z.literal(""), z.literal(false), z.null()])
export const eurosOrEmpty = z.union([euros, empty])
export const valueOrEmpty = z.union([z.number(), empty])

type Fields = Readonly<Record<string, unknown>>
export const withoutEmpty = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value)))

export const notAllEmpty = (fields: Fields, refuse: (name: string) => void): void => {
  const [first] = Object.keys(fields)
  if (first !== undefined && Object.keys(withoutEmpty(fields)).length === 0) refuse(first)
}
