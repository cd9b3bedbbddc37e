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

/** At least one field, and at least one that is not empty: the others are dropped. */
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

/** What is wrong with type and value together. */
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
 * Sets any of the nine, euros; an empty one (0, "", null, false) is dropped. What is stricter holds at once; what is looser
 * waits 72 hours, or as long as the player's own cooldown period, and then for its player's yes. Whatever waited for the same
 * limit is cancelled. A day's limit is never above its week's, nor that above its month's.
 *
 * Or one thing by `type` and `value`: one of the nine, euros; the longest session, minutes; the reality check, minutes, which
 * begins again with it and is refused while one waits to be answered; the cooldown period, hours, of which longer is stricter;
 * a break or an exclusion, days, as `set-disable-until` begins them. An approved deposit limit, euros above the law's: less
 * than what was approved holds at once; more is passed on to the Gaming Commission and holds if it says yes, after 72 hours at
 * the earliest. One such request can pend at a time. `RESET_` before a type does what `reset-user-limit` does.
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
 * Asks for a limit to go, by its type or by `RESET_` and its type; it waits as every raise does. Where there is none, nothing
 * happens. The reality check goes at once, unless one waits to be answered; so does a limit that the authority approved, with
 * whatever pends for it. A break or an exclusion that runs is refused: nobody can shorten it. After a long exclusion whose time
 * is over it asks to come back, as `ask-return` does.
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
