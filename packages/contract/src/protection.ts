import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { eurosStated } from "./money.ts"
import { id, instant, message, nothing, queryInt } from "./parts.ts"

/** What can be noticed of how somebody plays, and what they are told of it. No word about anything else that is kept of them. */
export const hints = ["chasing", "nightPlay", "risingDeposits", "refusedDeposits", "longSessions"] as const
export type Hint = (typeof hints)[number]

/** How many weeks a player looks back on, the running one included. */
export const shownWeeks = 8

/**
 * A week of the Belgian calendar, Monday to Sunday, euros. A deposit counts on the day it was credited, less what was taken
 * back of it; a withdrawal on the day it was asked for, unless it came to nothing; a stake and what it won on the day of the
 * bet. `minutes`: how long the player was logged in and free to play, several devices at once counted once.
 */
const week = z.strictObject({
  from: z.iso.date(),
  until: z.iso.date(),
  deposits: eurosStated,
  withdrawals: eurosStated,
  stakes: eurosStated,
  wins: eurosStated,
  net: eurosStated,
  minutes: z.int().nonnegative(),
})
export type Week = z.infer<typeof week>

/** The player's last weeks, newest first, and the hints they have not put aside. */
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

/** Puts a hint aside for a month: it is not shown, whatever is noticed meanwhile. Doing so again begins the month anew. */
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

/** What a score says, in the words of the index: no risk 0 · low 1–2 · moderate 3–7 · 8 and more: a problem. */
export const selfTestBands = ["none", "low", "moderate", "problem"] as const
export type SelfTestBand = (typeof selfTestBands)[number]

/** The band of a score between 0 and {@link highestScore}; for the server, like every function of the contract. */
export function bandOf(score: number): SelfTestBand {
  if (score === 0) return "none"
  if (score <= 2) return "low"
  return score <= 7 ? "moderate" : "problem"
}

const score = z.int().min(0).max(highestScore)

/** What a player had kept of the test, newest first. Nobody else is shown it, and nothing is decided by it. */
export const getSelfTests = endpoint({
  method: "GET",
  path: "/api/responsible-gambling/get-self-tests",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ selfTests: z.array(z.strictObject({ id, score, takenAt: instant })) }),
  errors: [],
})

/** Keeps a result, which needs the player's yes; the answers themselves are sent nowhere. Ten a day at most. */
export const keepSelfTest = endpoint({
  method: "POST",
  path: "/api/responsible-gambling/keep-self-test",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ score, agrees: z.literal(true) }),
  reply: message,
  errors: ["TooManyRequestsErrorType"],
})

/** Forgets a result that was kept. */
export const deleteSelfTest = endpoint({
  method: "DELETE",
  path: "/api/responsible-gambling/delete-self-test",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ id: queryInt(1, 999_999_999) }),
  reply: message,
  errors: ["NotFoundErrorType"],
})
