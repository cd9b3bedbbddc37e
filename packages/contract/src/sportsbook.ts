import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import { eurosStated } from "./money.ts"
import { id, instant, language, listOf, paging, queryDays } from "./parts.ts"

/** The data of the sports book's page. NotFoundErrorType while it is off. */
export const getSportsBook = endpoint({
  method: "GET",
  path: "/api/sports-book",
  who: "anyone",
  input: z.strictObject({ languageCode: language.default("en") }),
  reply: z.strictObject({
    /** `infoOnly`: the page describes it, and no bets are taken. */
    state: z.enum(["on", "infoOnly"]),
    /** The sports licence, which may differ from the site's. */
    licence: z.strictObject({ class: z.string(), number: z.string() }),
    /** The provider's page and the only origin for messages; null while no bets are taken. */
    frame: z.strictObject({ origin: z.string(), url: z.string() }).nullable(),
    /** The balance of the sports purse; null for a visitor. */
    balance: eurosStated.nullable(),
  }),
  errors: ["NotFoundErrorType"],
})

/** A token for the provider's page, valid for five minutes at most; the page renews it earlier. */
export const openSportsSession = endpoint({
  method: "POST",
  path: "/api/sports-book/session",
  who: "player",
  input: z.strictObject({ languageCode: language.default("en") }),
  reply: z.strictObject({ token: z.string(), expiresAt: instant }),
  errors: ["NotFoundErrorType", ...gateErrors],
})

/** `discarded`: stake returned, because the provider withdrew the bet. */
export const sportsBetStates = ["open", "won", "cashedOut", "lost", "refunded", "discarded"] as const
export type SportsBetState = (typeof sportsBetStates)[number]

const sportsBet = z.strictObject({
  betId: id,
  state: z.enum(sportsBetStates),
  stake: eurosStated,
  potentialWin: eurosStated,
  paid: eurosStated,
  odds: z.number(),
  placedAt: instant,
  resultedAt: instant.nullable(),
  /** The provider's final result; earlier results may be revised. */
  isFinal: z.boolean(),
  legs: z.array(
    z.strictObject({
      event: z.string(),
      competition: z.string(),
      market: z.string(),
      outcome: z.string(),
      startsAt: instant,
      odds: z.number(),
      isLive: z.boolean(),
    }),
  ),
})
export type SportsBet = z.infer<typeof sportsBet>

/** It also answers while the sports book is off. Belgian dates of the bet, inclusive; by default the last year. */
export const getSportsBets = endpoint({
  method: "GET",
  path: "/api/sports-book/bets",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    ...paging,
    ...queryDays,
    status: z.enum(sportsBetStates).optional(),
  }),
  reply: z.strictObject({ balance: eurosStated, bets: listOf(sportsBet) }),
  errors: [],
})
