import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { fault } from "./fields.ts"
import { instant, nothing } from "./parts.ts"

/**
 * Why somebody may withdraw, look back and protect themselves, and do nothing else; `until` null: for ever, or nobody here
 * knows. `return`: a long exclusion is over and its player has not asked to come back; or has, and waits until then.
 */
export const exclusion = z.strictObject({
  type: z.enum(["break", "selfExclusion", "register", "return"]),
  until: instant.nullable(),
})
export type Exclusion = z.infer<typeof exclusion>

/** How many days a break lasts at most. */
export const longestBreakDays = 30
/** The days of an exclusion that has no end. */
export const forEver = -1
/** For how many days one may exclude oneself: 24 hours, a week, a month, half a year, for ever. */
export const exclusionDays: readonly number[] = [1, 7, 30, 180, forEver]

/** An exclusion of so many days or more does not end by itself: its player asks to come back, and waits so long after that. */
export const longExclusionDays = 180
export const returnWaitHours = 24

const isOffered = ({ type, days }: { type: "TAKE_A_BREAK" | "SELF_EXCLUSION"; days: number }) =>
  type === "TAKE_A_BREAK" ? days >= 1 && days <= longestBreakDays : exclusionDays.includes(days)

/**
 * Keeps the player from depositing and playing from now on. A day is 24 hours, as the choice of one day is named: a
 * calendar day would let what is asked for shortly before midnight end within minutes. Nobody can take it back or
 * shorten it. What holds longer already stays; `until` is when they may play again, null for never. Where it began now
 * every session of the player ends, the caller's too.
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

/**
 * Asks to come back after a long exclusion whose time is over: the player may play from `until` on. Asked again it stays as
 * it is.
 */
export const askReturn = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/ask-return",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ message: z.string(), until: instant }),
  errors: ["SelfExcludedErrorType", "ReturnNotNeededErrorType"],
})
