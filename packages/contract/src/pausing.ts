import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { fault } from "./fields.ts"
import { instant } from "./parts.ts"

/** Why somebody may withdraw, look back and protect themselves, and do nothing else; `until` null: for ever, or nobody here knows. */
export const exclusion = z.strictObject({
  type: z.enum(["break", "selfExclusion", "register"]),
  until: instant.nullable(),
})
export type Exclusion = z.infer<typeof exclusion>

/** How many days a break lasts at most. */
export const longestBreakDays = 30
/** The days of an exclusion that has no end. */
export const forEver = -1
/** For how many days one may exclude oneself: 24 hours, a week, a month, half a year, for ever. */
export const exclusionDays: readonly number[] = [1, 7, 30, 180, forEver]

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
