import { z } from "zod"
import { betState, crashBet, hundredths, ownCrashBet, panel, placed, target } from "./crashBets.ts"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import { euros, eurosStated } from "./money.ts"
import { id, instant, listOf, nothing, paging, queryDays, queryInt } from "./parts.ts"
import { machine } from "./strings.ts"

export * from "./crashBets.ts"
export * from "./crashDemo.ts"
export * from "./crashProof.ts"

/** A hash, 64 hexadecimal digits. */
const hash = z.string().regex(/^[0-9a-f]{64}$/)
/** Instants of a round are milliseconds UTC on the clock of whoever leads it. */
const ms = z.int().positive()

export const crashPhases = ["betting", "flying", "crashed", "void"] as const
export type CrashPhase = (typeof crashPhases)[number]

/** What anybody may know of a round. Nothing of it follows from where the flight will end before it is over. */
export const crashState = z.strictObject({
  roundId: id,
  /** By which a round is checked: its chain, and its number in it. */
  chainId: id,
  number: id,
  phase: z.enum(crashPhases),
  /** When this was said, so that a page knows how far its own clock is off: `nowMs` less its own. */
  nowMs: ms,
  openedMs: ms,
  /** While bets are taken: it takes off then or a little later, and only its take-off closes it. Afterwards: it took off then. */
  takesOffMs: ms,
  /** Of a flight, at `nowMs`. */
  multiplier: hundredths.optional(),
  /** Where the flight ended or would have ended, and the hash that says so: of a round that is over, broken off ones included. */
  result: hundredths.optional(),
  hash: hash.optional(),
  /** When it was over, and when the next one opens at the earliest. */
  overMs: ms.optional(),
  nextOpensMs: ms.optional(),
})
export type CrashState = z.infer<typeof crashState>

/** Most that is looked at of a list: `offset` plus `limit`. */
const listed = { limit: queryInt(1, 100).default(50), offset: queryInt(0, 10_000).default(0) }

/**
 * The round as it stands, or the last one; null before the first. For a page that opens or comes back: live messages go on from
 * there. `own` are the caller's bets of that round.
 */
export const getCrashRound = endpoint({
  method: "GET",
  path: "/api/crash/get-round",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    state: crashState.nullable(),
    own: z.array(ownCrashBet),
    terms: z.strictObject({ minStake: eurosStated, maxStake: eurosStated, maxPaid: eurosStated }),
    /** No further round opens for now: an operator said so, or there is no chain. What flies is played to its end. */
    isPaused: z.boolean(),
    /** Whether bets may follow one another without their player (policy `crashAutobet`). */
    mayAutobet: z.boolean(),
  }),
  errors: ["CrashOffErrorType"],
})

/**
 * Sits down at the game with money: passes the gate and opens a game session, whose token each bet names. Once for each page;
 * asked again it opens another.
 */
export const enterCrash = endpoint({
  method: "POST",
  path: "/api/crash/enter",
  who: "player",
  input: nothing,
  reply: z.strictObject({
    sessionToken: z.string(),
    expiresAt: instant,
    /** Their bonus is played after their cash, for as long as it lasts. */
    playsBonus: z.boolean(),
  }),
  errors: ["CrashOffErrorType", ...gateErrors],
})

/**
 * Places a bet on a round that is open, under an id that the browser makes before it sends it: the same bet asked again is
 * the same bet, whatever became of its round meanwhile. New balances are told as `wallet`. A refused bet stays refused under its id: the next
 * try has another.
 */
export const placeCrashBet = endpoint({
  method: "POST",
  path: "/api/crash/place-bet",
  who: "player",
  input: z.strictObject({
    betId: machine(z.uuid()),
    sessionToken: machine(z.string().min(1).max(200)),
    /** The round that the page shows: a bet that comes late is refused, and not placed on the next one. */
    roundId: id,
    panel,
    amount: euros,
    target: target.optional(),
    /** Placed by a plan that its player made; refused where that is switched off. */
    isAuto: z.boolean().optional(),
  }),
  reply: placed,
  errors: [
    "CrashOffErrorType",
    "CrashAutobetOffErrorType",
    "CrashNotOpenErrorType",
    "CrashStakeErrorType",
    "CrashPanelTakenErrorType",
    "CrashBetIdUsedErrorType",
    "CrashSessionOverErrorType",
    "GameNotForPurseErrorType",
    "InsufficientFundsErrorType",
    "OwnLimitReachedErrorType",
    "CrashBonusStakeErrorType",
    "RealityCheckDueErrorType",
    "SessionTimeOverErrorType",
    ...gateErrors,
  ],
})

/** Takes a bet back, which is possible until the take-off. Asked again it is answered the same. */
export const cancelCrashBet = endpoint({
  method: "POST",
  path: "/api/crash/cancel-bet",
  who: "player",
  evenRestricted: true,
  evenInMaintenance: true,
  input: z.strictObject({ betId: machine(z.uuid()) }),
  reply: placed,
  errors: ["NotFoundErrorType", "CrashTookOffErrorType"],
})

/**
 * Leaves the flight, at the multiplier of the instant at which whoever leads the round hears of it. Answers the bet as it ended, by
 * itself or lost included. `isKnown` false: it is not known yet; ask again under the same id.
 */
export const cashOutCrashBet = endpoint({
  method: "POST",
  path: "/api/crash/cash-out",
  who: "player",
  evenRestricted: true,
  evenInMaintenance: true,
  input: z.strictObject({ betId: machine(z.uuid()) }),
  reply: placed.extend({ isKnown: z.boolean() }),
  errors: ["NotFoundErrorType", "CrashNotFlyingErrorType", "CrashTooEarlyErrorType"],
})

/** Bets of a round, the highest stakes first; of the one that stands where none is named. */
export const getCrashAllBets = endpoint({
  method: "GET",
  path: "/api/crash/all-bets",
  who: "anyone",
  input: z.strictObject({ ...listed, roundId: queryInt(1, 999_999_999).optional() }),
  reply: z.strictObject({
    roundId: id.nullable(),
    bets: listOf(crashBet),
    /** Of all of them: what was staked and what was paid until now. */
    staked: eurosStated,
    paid: eurosStated,
  }),
  errors: [],
})

/** The player's own bets, newest first. */
export const getCrashMyBets = endpoint({
  method: "GET",
  path: "/api/crash/my-bets",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(listed),
  reply: z.strictObject({ bets: listOf(ownCrashBet) }),
  errors: [],
})

/** The bets that were paid most in the last thirty days. */
export const getCrashTopBets = endpoint({
  method: "GET",
  path: "/api/crash/top-bets",
  who: "anyone",
  input: z.strictObject(listed),
  reply: z.strictObject({ bets: listOf(crashBet.extend({ roundId: id, endedAt: instant })) }),
  errors: [],
})

/** Rounds that are over, newest first. */
export const getCrashHistory = endpoint({
  method: "GET",
  path: "/api/crash/history",
  who: "anyone",
  input: z.strictObject(listed),
  reply: z.strictObject({
    rounds: listOf(
      z.strictObject({
        roundId: id,
        chainId: id,
        number: id,
        overAs: z.enum(["crashed", "void"]),
        result: hundredths,
        hash,
        overAt: instant,
      }),
    ),
  }),
  errors: [],
})

/** What a player staked and won in our own game, in the form of every history of money; Belgian days, both included. */
export const customGameTransaction = endpoint({
  method: "GET",
  path: "/user/custom-game-transaction",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    ...paging,
    ...queryDays,
    status: betState.optional(),
  }),
  reply: z.strictObject({
    transactions: listOf(
      z.strictObject({
        transactionId: z.string(),
        type: z.literal("crash"),
        status: betState,
        /** The net: what was paid less what was staked. */
        amount: eurosStated,
        stake: eurosStated,
        win: eurosStated,
        at: hundredths.nullable(),
        result: hundredths.nullable(),
        /** How its round ended: what was paid in one that was broken off later stands. Null until it is over. */
        overAs: z.enum(["crashed", "void"]).nullable(),
        roundId: id,
        /** By which its round is checked: its chain, and its number in it. */
        chainId: id,
        number: id,
        currencyCode: z.literal("EUR"),
        createdAt: instant,
      }),
    ),
    /** Of all bets that were asked for, whatever page of them is answered; what was given back is in none. */
    totalBetAmounts: z.strictObject({ stakes: eurosStated, wins: eurosStated, net: eurosStated }),
  }),
  errors: [],
})
