import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { eurosStated } from "./money.ts"
import { id, instant, message, nothing, queryInt } from "./parts.ts"

/** Observations about a player's behaviour that are shown to them. Other records about the player are not revealed. */
export const hints = ["chasing", "nightPlay", "risingDeposits", "refusedDeposits", "longSessions"] as const
export type Hint = (typeof hints)[number]

/** The current week included. */
export const shownWeeks = 8

/**
 * A Belgian week, Monday to Sunday, euros. A deposit counts on the day it was credited, minus refunds; a withdrawal on
 * the day of its request, unless it failed; a stake and its win on the day of the bet. `minutes`: logged in and free to
 * play, concurrent devices counted once.
 */
const week = z.strictObject({
  from: z.iso.date(),
  until: z.iso.date(),
  deposits: eurosStated,
  withdrawals: eurosStated,
  stakes: eurosStated,
  wins: eurosStated,
  net: eurosStated,
  /** The net result of each day, Monday first. */
  days: z.array(eurosStated).length(7),
  minutes: z.int().nonnegative(),
})
export type Week = z.infer<typeof week>

/** The player's last weeks, newest first, and their undismissed hints. */
export const getOverview = endpoint({
  method: "GET",
  path: "/api/responsible-gambling/get-overview",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    weeks: z.array(week).length(shownWeeks),
    hints: z.array(z.strictObject({ kind: z.enum(hints), noticedAt: instant })),
  }),
  errors: [],
})

/** Dismisses a hint for a month. Repeating it restarts the month. */
export const dismissHint = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/dismiss-hint",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ kind: z.enum(hints) }),
  reply: message,
  errors: [],
})

/** The Problem Gambling Severity Index: nine questions about the last twelve months, each answered 0 (never) to 3. */
export const selfTestItems = 9
export const highestAnswer = 3
export const highestScore = selfTestItems * highestAnswer

/** The bands of the index: no risk 0 · low 1–2 · moderate 3–7 · problem 8 and more. */
export const selfTestBands = ["none", "low", "moderate", "problem"] as const
export type SelfTestBand = (typeof selfTestBands)[number]

/** Of a score from 0 to {@link highestScore}; for servers only, like every function of the contract. */
export function bandOf(score: number): SelfTestBand {
  if (score === 0) return "none"
  if (score <= 2) return "low"
  return score <= 7 ? "moderate" : "problem"
}

const score = z.int().min(0).max(highestScore)

/** The player's stored results, newest first. Nobody else sees them, and no decision depends on them. */
export const getSelfTests = endpoint({
  method: "GET",
  path: "/api/responsible-gambling/get-self-tests",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ selfTests: z.array(z.strictObject({ id, score, takenAt: instant })) }),
  errors: [],
})

/** Stores a score with the player's consent; the answers are not sent. Ten a day at most. */
export const keepSelfTest = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/keep-self-test",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ score, agrees: z.literal(true) }),
  reply: message,
  errors: ["TooManyRequestsErrorType"],
})

export const deleteSelfTest = endpoint({
  method: "DELETE",
  path: "/api/responsible-gambling/delete-self-test",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ id: queryInt(1, 999_999_999) }),
  reply: message,
  errors: ["NotFoundErrorType"],
})
