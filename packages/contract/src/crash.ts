import { z } from "zod"
import { betState, crashBet, hundredths, ownCrashBet, panel, placed, target } from "./crashBets.ts"
import { endpoint } from "./endpoint.ts"
import { gateErrors, restrictionErrors } from "./errors.ts"
import { euros, eurosStated } from "./money.ts"
import { id, instant, listOf, nothing, paging, queryDays, queryInt } from "./parts.ts"
import { machine } from "./strings.ts"

export * from "./crashBets.ts"
export * from "./crashProof.ts"

const hash = z.string().regex(/^[0-9a-f]{64}$/)
/** Milliseconds UTC by the leader's clock. */
const ms = z.int().positive()

export const crashPhases = ["betting", "flying", "crashed", "void"] as const
export type CrashPhase = (typeof crashPhases)[number]

/** The public state of a round. The result cannot be derived from it before the flight ends. */
export const crashState = z.strictObject({
  roundId: id,
  /** The chain that verifies the round, and the round's number in it. */
  chainId: id,
  number: id,
  phase: z.enum(crashPhases),
  /** When the state was sent; a page derives its clock offset from it. */
  nowMs: ms,
  openedMs: ms,
  /**
   * While bets are accepted: the earliest take-off; only the take-off itself closes the round. Later: the actual
   * take-off.
   */
  takesOffMs: ms,
  /** Of a flight, at `nowMs`. */
  multiplier: hundredths.optional(),
  /** Only finished rounds have it. A cancelled round states where its flight would have ended; the hash proves it. */
  result: hundredths.optional(),
  hash: hash.optional(),
  /** When the round ended, and the earliest start of the next. */
  overMs: ms.optional(),
  nextOpensMs: ms.optional(),
})
export type CrashState = z.infer<typeof crashState>

/** `offset` plus `limit` is capped. */
const listed = { limit: queryInt(1, 100).default(50), offset: queryInt(0, 10_000).default(0) }

/**
 * The current or last round; null before the first. For a page that opens or reconnects; live messages continue from
 * it. `own` are the caller's bets of that round.
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
    /** No further round opens (paused by an operator, or no chain); a flight in progress is completed. */
    isPaused: z.boolean(),
    /** Whether automatic bets are allowed (policy `crashAutobet`). */
    mayAutobet: z.boolean(),
  }),
  errors: ["CrashOffErrorType"],
})

/** Opens a game session for money after the gate, once per page; each bet names its token. */
export const enterCrash = endpoint({
  method: "POST",
  path: "/api/crash/enter",
  who: "player",
  input: nothing,
  reply: z.strictObject({
    sessionToken: z.string(),
    expiresAt: instant,
    /** Bets use the bonus once cash is exhausted. */
    playsBonus: z.boolean(),
  }),
  errors: ["CrashOffErrorType", ...gateErrors],
})

/**
 * Places a bet on an open round under an id created by the browser, which makes retries idempotent whatever happened to
 * the round. New balances are sent as `wallet`. A refused id stays refused; a new attempt needs a new id.
 */
export const placeCrashBet = endpoint({
  method: "POST",
  path: "/api/crash/place-bet",
  who: "player",
  input: z.strictObject({
    betId: machine(z.uuid()),
    sessionToken: machine(z.string().min(1).max(200)),
    /** The round on screen: a late bet is refused, not placed on the next round. */
    roundId: id,
    panel,
    amount: euros,
    target: target.optional(),
    /** Placed by an automatic plan; refused where the policy is off. */
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

/** Cancels a bet before the take-off. Repeating it answers the same. */
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
 * Cashes out at the multiplier of the instant at which the leader receives the request. Answers the final bet,
 * including an automatic cash-out or a loss. `isKnown` false: undecided, repeat with the same id.
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

/**
 * Whether the caller may play for fun now: with 3 000 units that are not money, which the page keeps itself. A page asks
 * before each of its bets. Its age question is that of `play`: GET /api/play/demo-period, POST /api/play/age-answer.
 */
export const getCrashDemo = endpoint({
  method: "GET",
  path: "/api/crash/demo/get",
  who: "anyone",
  input: nothing,
  /** When a visitor's demo ends; null for players. */
  reply: z.strictObject({ expiresAt: instant.nullable() }),
  errors: ["CrashOffErrorType", "DemoPlayOffErrorType", "AgeNotAnsweredErrorType", ...restrictionErrors],
})

/** The highest stakes come first; by default it answers the current round. */
export const getCrashAllBets = endpoint({
  method: "GET",
  path: "/api/crash/all-bets",
  who: "anyone",
  input: z.strictObject({ ...listed, roundId: queryInt(1, 999_999_999).optional() }),
  reply: z.strictObject({
    roundId: id.nullable(),
    bets: listOf(crashBet),
    /** Of all bets: staked, and paid so far. */
    staked: eurosStated,
    paid: eurosStated,
  }),
  errors: [],
})

export const getCrashMyBets = endpoint({
  method: "GET",
  path: "/api/crash/my-bets",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(listed),
  reply: z.strictObject({ bets: listOf(ownCrashBet) }),
  errors: [],
})

/** The bets with the highest payouts of the last thirty days. */
export const getCrashTopBets = endpoint({
  method: "GET",
  path: "/api/crash/top-bets",
  who: "anyone",
  input: z.strictObject(listed),
  reply: z.strictObject({ bets: listOf(crashBet.extend({ roundId: id, endedAt: instant })) }),
  errors: [],
})

/** Finished rounds, newest first. */
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

/** A player's bets in the crash game, as a history of money. Belgian dates, inclusive. */
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
        /** Net: paid minus staked. */
        amount: eurosStated,
        stake: eurosStated,
        win: eurosStated,
        at: hundredths.nullable(),
        result: hundredths.nullable(),
        /** Null until the round is over. In a cancelled round, earlier payouts remain valid. */
        overAs: z.enum(["crashed", "void"]).nullable(),
        roundId: id,
        chainId: id,
        number: id,
        currencyCode: z.literal("EUR"),
        createdAt: instant,
      }),
    ),
    /** Totals of the whole period, not of the page; without refunded bets. */
    totalBetAmounts: z.strictObject({ stakes: eurosStated, wins: eurosStated, net: eurosStated }),
  }),
  errors: [],
})
