import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { fault } from "./fields.ts"
import { instant, nothing } from "./parts.ts"

/**
 * A restricted session: withdrawals, history and protection only. `until` null: permanent, or unknown. `return`: a long
 * exclusion has ended and the player has not requested to return, or waits until `until`.
 */
export const exclusion = z.strictObject({
  type: z.enum(["break", "selfExclusion", "register", "return"]),
  until: instant.nullable(),
})
export type Exclusion = z.infer<typeof exclusion>

export const longestBreakDays = 30
export const forEver = -1
/** 24 hours, a week, a month, half a year, permanent. */
export const exclusionDays: readonly number[] = [1, 7, 30, 180, forEver]

/** An exclusion of at least this long does not end by itself: the player requests to return, and waits. */
export const longExclusionDays = 180
export const returnWaitHours = 24

const isOffered = ({ type, days }: { type: "TAKE_A_BREAK" | "SELF_EXCLUSION"; days: number }) =>
  type === "TAKE_A_BREAK" ? days >= 1 && days <= longestBreakDays : exclusionDays.includes(days)

/**
 * Bars the player from deposits and play immediately. A day is 24 hours: a calendar day requested shortly before
 * midnight would end within minutes. It cannot be cancelled or shortened; a longer one in force remains. `until` is its
 * end, null for a permanent one. Where it begins now, all sessions of the player end, the caller's included.
 */
export const setDisableUntil = endpoint({
  method: "POST",
  path: "/api/user/set-disable-until",
  who: "player",
  evenRestricted: true,
  input: z
    .strictObject({
      type: z.enum(["TAKE_A_BREAK", "SELF_EXCLUSION"]),
      days: z.int(fault("notWhole")),
    })
    .refine(isOffered, { path: ["days"], ...fault("notAChoice") }),
  reply: z.strictObject({ message: z.string(), until: instant.nullable() }),
  errors: [],
})

/** Requests to return after a long exclusion; the player may play from `until` on. Repeating it changes nothing. */
export const askReturn = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/ask-return",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ message: z.string(), until: instant }),
  errors: ["SelfExcludedErrorType", "ReturnNotNeededErrorType"],
})
