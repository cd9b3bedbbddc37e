import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import { eurosStated } from "./money.ts"
import { id, instant, language, listOf, paging, queryDays } from "./parts.ts"

/** What the page of the sports book shows. NotFoundErrorType while the house offers none. */
export const getSportsBook = endpoint({
  method: "GET",
  path: "/api/sports-book",
  who: "anyone",
  input: z.strictObject({ languageCode: language.default("en") }),
  reply: z.strictObject({
    /** `infoOnly`: the page says whose it is, and no bet is taken. */
    state: z.enum(["on", "infoOnly"]),
    /** The licence that carries it, which may be another than the site's. */
    licence: z.strictObject({ class: z.string(), number: z.string() }),
    /** The provider's page, and the one origin that messages are exchanged with; null while no bet is taken. */
    frame: z.strictObject({ origin: z.string(), url: z.string() }).nullable(),
    /** What the purse of the sports book holds; null for a visitor. */
    balance: eurosStated.nullable(),
  }),
  errors: ["NotFoundErrorType"],
})

/** A token for the provider's page, five minutes at most; the page asks for the next one before it ends. */
export const openSportsSession = endpoint({
  method: "POST",
  path: "/api/sports-book/session",
  who: "player",
  input: z.strictObject({ languageCode: language.default("en") }),
  reply: z.strictObject({ token: z.string(), expiresAt: instant }),
  errors: ["NotFoundErrorType", ...gateErrors],
})

/** Nothing yet, the result that stands, or given back because the provider does not stand by it. */
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
  /** The provider’s last word; until then a result may be taken back. */
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

/**
 * A player's bets in the sports book, newest first, and what their purse holds; also while it is off. Belgian days on which they were
 * placed, both included; without them the last year.
 */
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
