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
      /** Tournament credit; default: cash, then bonus. */
      purseId: id.optional(),
      deviceType: z.enum(["mobile", "web"]),
      languageCode: language,
    }),
    reply: z.strictObject({
      url: z.url(),
      sessionToken: z.string().nullable(),
      expiresAt: instant.nullable(),
      /** The bonus is used after cash, while it lasts; then the game has to be reopened. */
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
 * Opens a game. Demo play needs no account and moves no money; a visitor's needs the age answer, and ends at
 * `expiresAt`. Play for money passes the gate first.
 */
export const startGame = launch("/api/startGame/game")
export const initGame = launch("/api/user/init-game")

/** Whether a visitor has to answer the age question, and when their demo ends. Neither applies to players. */
export const demoPeriod = endpoint({
  method: "GET",
  path: "/api/play/demo-period",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ isAsked: z.boolean(), expiresAt: instant.nullable() }),
  errors: [],
})
/** "I am 21 or older": starts a visitor's demo time and sets its cookie. Repeating it does not extend the time. */
export const answerAge = endpoint({
  method: "POST",
  path: "/api/play/age-answer",
  who: "anyone",
  input: z.strictObject({ isOfAge: z.literal(true) }),
  reply: z.strictObject({ expiresAt: instant.nullable() }),
  errors: ["TooManyRequestsErrorType"],
})

/** `annulled`: the player should not have been allowed to play, and got their losses back. */
export const roundStatuses = ["open", "won", "returned", "lost", "voided", "annulled"] as const
const roundStatus = z.enum(roundStatuses)
const round = z.strictObject({
  transactionId: z.string(),
  type: z.literal("round"),
  status: roundStatus,
  /** Net: wins minus stakes. */
  amount: eurosStated,
  stake: eurosStated,
  win: eurosStated,
  currencyCode: z.literal("EUR"),
  game: z.strictObject({
    casinoGameId: id,
    name: z.string(),
    slug: z.string(),
    /** Null for a game that left the catalogue. */
    thumbnailUrl: z.string().nullable(),
  }),
  createdAt: instant,
})
/** A movement by a message of the game. `isTakenBack`: reversed later. */
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
/**
 * The games in which the player began a round for money in the period, by name, to filter their rounds by. A
 * `casinoGameId` is listed too where it names a game, although the player did not play it then.
 */
export const getPlayedGames = endpoint({
  method: "GET",
  path: "/api/user/get-played-games",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ ...queryDays, casinoGameId: queryInt(1, 999_999_999).optional() }),
  reply: z.strictObject({ games: z.array(z.strictObject({ casinoGameId: id, name: z.string() })) }),
  errors: [],
})
/** One round of the player's own with its bets and wins, oldest first. */
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
      isPlayable: z.boolean(),
      /** Whether its provider has a page that shows it again. */
      isReplayable: z.boolean(),
      movements: z.array(roundMovement),
    }),
  }),
  errors: ["NotFoundErrorType"],
})
/** The provider's page of one of the player's own rounds, to be framed. It shows the round; no money moves on it. */
export const getCasinoRoundPage = endpoint({
  method: "GET",
  path: "/api/user/get-casino-round-page",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    transactionId: machine(z.string().min(3).max(300)),
    casinoGameId: queryInt(1, 999_999_999),
    languageCode: language,
  }),
  reply: z.strictObject({ url: z.url() }),
  errors: ["NotFoundErrorType", "GameServiceNotAvailableErrorType"],
})
