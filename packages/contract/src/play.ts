import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import { eurosStated } from "./money.ts"
import { id, instant, language, listOf, nothing, paging, queryDays, queryInt } from "./parts.ts"
import { machine } from "./strings.ts"

const launch = <P extends string>(path: P) =>
  endpoint({
    method: "POST",
    path,
    who: "anyone",
    input: z.strictObject({
      casinoGameId: id,
      isDemo: z.boolean(),
      /** What to play with, where it is the CREDIT of a tournament; left out: cash, and then a bonus. */
      purseId: id.optional(),
      deviceType: z.enum(["mobile", "web"]),
      languageCode: language,
    }),
    reply: z.strictObject({
      url: z.url(),
      sessionToken: z.string().nullable(),
      expiresAt: instant.nullable(),
      /** Their bonus is played after their cash, for as long as it lasts; then the game has to be opened anew. */
      playsBonus: z.boolean(),
    }),
    errors: [
      "GameNotFound",
      "DemoNotAvailableErrorType",
      "DemoPlayOffErrorType",
      "AgeNotAnsweredErrorType",
      "GameServiceNotAvailableErrorType",
      "UnauthorizedErrorType",
      "PurseNotOpenErrorType",
      "GameNotForPurseErrorType",
      ...gateErrors,
    ],
  })
/**
 * Opens a game. Demo play needs no account and touches no money; a visitor's needs the answer to the age question, and
 * `expiresAt` is then when it ends. Real play passes the gate first.
 */
export const startGame = launch("/api/startGame/game")
export const initGame = launch("/api/user/init-game")

/** Whether the age question stands before a demo, and when this visitor's demo play ends. A player is neither asked nor timed. */
export const demoPeriod = endpoint({
  method: "GET",
  path: "/api/play/demo-period",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ isAsked: z.boolean(), expiresAt: instant.nullable() }),
  errors: [],
})
/**
 * "I am 21 or older": opens the time in which a visitor may try games and sets its cookie. Said again while it lasts, it
 * lasts no longer.
 */
export const answerAge = endpoint({
  method: "POST",
  path: "/api/play/age-answer",
  who: "anyone",
  input: z.strictObject({ isOfAge: z.literal(true) }),
  reply: z.strictObject({ expiresAt: instant.nullable() }),
  errors: ["TooManyRequestsErrorType"],
})

/** `annulled`: its player should not have been let play, and was given back what they had lost. */
const roundStatus = z.enum(["open", "won", "returned", "lost", "voided", "annulled"])
const round = z.strictObject({
  transactionId: z.string(),
  type: z.literal("round"),
  status: roundStatus,
  /** The net of the round: wins minus stakes. */
  amount: eurosStated,
  stake: eurosStated,
  win: eurosStated,
  currencyCode: z.literal("EUR"),
  game: z.strictObject({ casinoGameId: id, name: z.string(), slug: z.string() }),
  createdAt: instant,
})
/** What a message of the game moved. `isTakenBack`: it was taken back later and does not count. */
const roundMovement = z.strictObject({
  reference: z.string(),
  kind: z.enum(["bet", "win"]),
  amount: eurosStated,
  isTakenBack: z.boolean(),
  createdAt: instant,
})
const roundFilter = z.strictObject({
  ...paging,
  ...queryDays,
  casinoGameId: queryInt(1, 999_999_999).optional(),
  status: roundStatus.optional(),
})
const rounds = z.strictObject({
  transactions: listOf(round),
  totalBetAmounts: z.strictObject({ stakes: eurosStated, wins: eurosStated, net: eurosStated }),
})
export const getUserCasinoTransactions = endpoint({
  method: "GET",
  path: "/api/user/get-casino-transactions",
  who: "player",
  evenRestricted: true,
  input: roundFilter,
  reply: rounds,
  errors: [],
})
export const getCasinoTransactions = endpoint({
  method: "GET",
  path: "/api/casino/getCasinoTransactions",
  who: "player",
  evenRestricted: true,
  input: roundFilter,
  reply: rounds,
  errors: [],
})
/** One round of the player's own, with its bets and wins, the oldest first; named as the list of rounds names it. */
export const getUserCasinoRound = endpoint({
  method: "GET",
  path: "/api/user/get-casino-round",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    transactionId: machine(z.string().min(3).max(300)),
    casinoGameId: queryInt(1, 999_999_999),
  }),
  reply: z.strictObject({
    round: round.extend({
      closedAt: instant.nullable(),
      /** Whether its game may be opened now. */
      isPlayable: z.boolean(),
      movements: z.array(roundMovement),
    }),
  }),
  errors: ["NotFoundErrorType"],
})
