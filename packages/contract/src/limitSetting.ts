import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import type { FieldFault } from "./fields.ts"
import {
  eurosOrEmpty,
  notAllEmpty,
  readType,
  resetTypes,
  settableTypes,
  typedValue,
  valueOrEmpty,
} from "./limitTypes.ts"
import { notEmpty } from "./parts.ts"
import { limitsSet } from "./sessionTime.ts"
import { approvedLimitTypes } from "./statutory.ts"

/** At least one field that is not empty; empty ones are dropped. */
const someLimit = <S extends z.ZodRawShape>(shape: S) =>
  notEmpty(z.strictObject(shape).partial()).check(({ value, issues }) =>
    notAllEmpty(value as Record<string, unknown>, (name) =>
      issues.push({ code: "custom", input: value, path: [name], message: "nothingSet" satisfies FieldFault }),
    ),
  )

const bets = { dailyBetLimit: eurosOrEmpty, weeklyBetLimit: eurosOrEmpty, monthlyBetLimit: eurosOrEmpty }
const losses = { dailyLossLimit: eurosOrEmpty, weeklyLossLimit: eurosOrEmpty, monthlyLossLimit: eurosOrEmpty }
const deposits = {
  dailyDepositLimit: eurosOrEmpty,
  weeklyDepositLimit: eurosOrEmpty,
  monthlyDepositLimit: eurosOrEmpty,
}

const setting = <P extends string, S extends z.ZodRawShape>(path: P, shape: S) =>
  endpoint({
    method: "POST",
    path,
    who: "player",
    evenRestricted: true,
    input: someLimit(shape),
    reply: limitsSet,
    errors: [],
  })

const everyType = z.enum([
  ...settableTypes,
  ...resetTypes,
  approvedLimitTypes.none,
  `RESET_${approvedLimitTypes.none}`,
])

type Issue = Omit<z.core.$ZodRawIssue, "input">
const issue = (field: string, is: FieldFault): Issue => ({ code: "custom", path: [field], message: is })

function issuesIn(asked: Record<string, unknown>): readonly Issue[] {
  const { type, value, ...nine } = asked as { type?: z.infer<typeof everyType>; value?: unknown }
  if (type === undefined) return value === undefined ? [] : [issue("value", "notAsked")]
  if (Object.keys(nine).length > 0) return [issue("type", "notAChoice")]
  const { type: bare, isReset } = readType(type)
  if (isReset) return value ? [issue("value", "notAsked")] : []
  if (!value) return [issue("value", "missing")]
  const { error } = typedValue(bare).safeParse(value)
  return (error?.issues ?? []).map((each) => ({ ...each, path: ["value"] }) as Issue)
}

const wholeInput = notEmpty(
  z.strictObject({ ...bets, ...losses, ...deposits, type: everyType, value: valueOrEmpty }).partial(),
)
  .check(({ value, issues }) => {
    const found = [...issuesIn(value)]
    if (found.length === 0 && value.type === undefined)
      notAllEmpty(value, (name) => found.push(issue(name, "nothingSet")))
    issues.push(...found.map((each) => ({ ...each, input: value }) as z.core.$ZodRawIssue))
  })
  .meta({
    minProperties: 1,
    dependentRequired: { value: ["type"] },
    // A type that sets something needs a value.
    if: { properties: { type: { enum: [...settableTypes] } }, required: ["type"] },
    // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema.
    then: { properties: { value: true }, required: ["value"] },
  })

/**
 * Sets any of the nine own limits, euros; empty values (0, "", null, false) are dropped. A lower limit applies
 * immediately; a higher one cools for 72 hours, or the player's own cooldown period, and then needs their confirmation.
 * Pending requests for the same limit are cancelled. A daily limit never exceeds the weekly one, nor that the monthly one.
 *
 * Or sets one protection by `type` and `value`: one of the nine, euros; the session time, minutes; the reality check,
 * minutes, which restarts it and is refused while one is due; the cooldown period, hours, where longer is stricter; a
 * break or an exclusion, days, like `set-disable-until`. An approved deposit limit above the statutory one, euros: less
 * than approved applies immediately; more is sent to the Gaming Commission and applies if it approves, after 72 hours at
 * the earliest, one request at a time. `RESET_` before a type acts like `reset-user-limit`.
 */
export const setLimits = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/set-limits",
  who: "player",
  evenRestricted: true,
  input: wholeInput,
  reply: limitsSet,
  errors: [
    "RealityCheckDueErrorType",
    "LimitRaiseSuspendedErrorType",
    "LimitRaiseOpenErrorType",
    "SessionTimeOverErrorType",
    ...gateErrors,
  ],
})
export const setDailyLimit = setting("/api/user/set-daily-limit", bets)
export const setLossLimit = setting("/api/user/set-loss-limit", losses)
export const setDepositLimit = setting("/api/user/set-deposit-limit", deposits)

/**
 * Requests the removal of a limit, by its type or `RESET_` and its type; it cools like a raise. No effect where there
 * is none. The reality check is removed immediately unless one is due; so is an approved limit, with pending requests
 * for it. A running break or exclusion is refused: it cannot be shortened. After a long exclusion has ended it requests
 * the return, like `ask-return`.
 */
export const resetUserLimit = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/reset-user-limit",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ type: everyType }),
  reply: limitsSet,
  errors: ["RealityCheckDueErrorType", "OnBreakErrorType", "SelfExcludedErrorType"],
})
