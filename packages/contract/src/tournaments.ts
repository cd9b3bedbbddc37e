import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors, gateErrors } from "./errors.ts"
import { gameTile } from "./games.ts"
import { eurosStated } from "./money.ts"
import { byLanguage, id, instant, listOf, message, nothing, paging, queryInt } from "./parts.ts"

/** `cash`: entry and prizes in euros; `credit`: equal credit for everybody; `cashPoint`: free, with points for play. */
export const tournamentTypes = ["cash", "credit", "cashPoint"] as const
export type TournamentType = (typeof tournamentTypes)[number]

export const tournamentStates = [
  "announced",
  "registering",
  "running",
  "calculating",
  "finished",
  "cancelled",
] as const
export type TournamentState = (typeof tournamentStates)[number]

/** The best win as a multiple of its stake, the sum of multiples, euros won, or euros staked. */
export const tournamentScorings = ["bestMultiplier", "sumOfMultipliers", "totalWon", "totalStaked"] as const
export type TournamentScoring = (typeof tournamentScorings)[number]

/** Too few entries, no score, or by an operator. */
export const tournamentCancellations = ["tooFew", "nobodyScored", "byHouse"] as const
export type TournamentCancellation = (typeof tournamentCancellations)[number]

/** `left`: before the start, refunded; `paidBack`: refunded because of a cancellation or exclusion. */
export const tournamentEntryStates = ["in", "left", "paidBack"] as const
export type TournamentEntryState = (typeof tournamentEntryStates)[number]

export const tournamentPrizes = ["cash", "points"] as const
export type TournamentPrizes = (typeof tournamentPrizes)[number]

/** Euros or whole points, see `prizesIn`. */
const prize = eurosStated
/** At most three decimals. */
const points = z.number()
const rank = id

export const tournamentPrizeStates = ["open", "claimed", "credited", "disputed", "refused"] as const
export type TournamentPrizeState = (typeof tournamentPrizeStates)[number]

const ownEntry = z.strictObject({
  state: z.enum(tournamentEntryStates),
  enteredAt: instant,
  /** Entry fee and rebuys. */
  paid: eurosStated,
  rebuys: z.int(),
  /** Tournament credit left, in euros of credit; null where cash is played. */
  balance: eurosStated.nullable(),
  winPoints: points,
  /** Bets that counted, and their maximum; null: unlimited. */
  bets: z.int(),
  betsAtMost: z.int().nullable(),
  /** By the last published board, final once the tournament is over; null without a score. */
  rank: rank.nullable(),
  prize,
  /** The next rank above that pays more, and the missing points; null where there is none. */
  next: z.strictObject({ rank, prize, points }).nullable(),
  /**
   * The prize, once the tournament is over. Can be claimed until then, and is credited automatically afterwards; points
   * are credited immediately, with `until` null.
   */
  won: z
    .strictObject({ amount: prize, state: z.enum(tournamentPrizeStates), until: instant.nullable() })
    .nullable(),
})
export type OwnTournamentEntry = z.infer<typeof ownEntry>

const tournament = z.strictObject({
  tournamentId: id,
  /** Tournaments of one series share it: the id of the one that they repeat. */
  seriesId: id,
  name: byLanguage,
  type: z.enum(tournamentTypes),
  scoring: z.enum(tournamentScorings),
  state: z.enum(tournamentStates),
  cancelledFor: z.enum(tournamentCancellations).nullable(),
  /** Entry is open from then until `entryUntil`, while places last; after `from` where late entries are allowed. */
  entryFrom: instant,
  entryUntil: instant,
  /** Bets accepted from `from` until before `until` count. */
  from: instant,
  until: instant,
  /** 0: free. */
  entryFee: eurosStated,
  /** Points only where entry is free. */
  prizesIn: z.enum(tournamentPrizes),
  /** The total of prizes now: entries, rebuys, and the operator's part. */
  pool: prize,
  housePrize: prize,
  entries: z.int(),
  /** With fewer it is cancelled at its start. */
  entriesAtLeast: z.int(),
  /** Null: unlimited. */
  entriesAtMost: z.int().nullable(),
  isOpen: z.boolean(),
  own: ownEntry.nullable(),
})
export type Tournament = z.infer<typeof tournament>

/** Announced, open, running and counting tournaments, by start. */
export const getCurrentTournaments = endpoint({
  method: "GET",
  path: "/api/tournaments/get-current",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ tournaments: z.array(tournament) }),
  errors: [],
})

/** Finished and cancelled tournaments, newest first. */
export const getPreviousTournaments = endpoint({
  method: "GET",
  path: "/api/tournaments/get-previous",
  who: "anyone",
  input: z.strictObject(paging),
  reply: z.strictObject({ tournaments: listOf(tournament) }),
  errors: [],
})

/** The player's tournaments, by start, newest first. */
export const getOwnTournaments = endpoint({
  method: "GET",
  path: "/api/tournaments/get-mine",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ tournaments: listOf(tournament) }),
  errors: [],
})

/** `paidBack`: entry or rebuy refunded; `prize`: once it is in the balance. */
export const tournamentMovements = ["entry", "rebuy", "paidBack", "prize"] as const
const movement = z.strictObject({
  movementId: z.string(),
  kind: z.enum(tournamentMovements),
  tournamentId: id,
  name: byLanguage,
  amount: eurosStated,
  at: instant,
})
export type TournamentMovement = z.infer<typeof movement>

/** Movements between the player's balance and tournaments, newest first. */
export const getTournamentMovements = endpoint({
  method: "GET",
  path: "/api/tournaments/get-movements",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ movements: listOf(movement) }),
  errors: [],
})

const row = z.strictObject({
  rank,
  /** Masked, except for the caller's own. */
  username: z.string(),
  isOwn: z.boolean(),
  points,
  /** When the score was reached; on a tie the earlier one ranks higher. */
  reachedAt: instant,
  prize,
})
export type TournamentRow = z.infer<typeof row>

/** One tournament with its rules, prizes, a page of its board, and the caller's state. */
export const getTournament = endpoint({
  method: "GET",
  path: "/api/tournaments/get-tournament",
  who: "anyone",
  input: z.strictObject({ ...paging, tournamentId: queryInt(1, 999_999_999) }),
  reply: z.strictObject({
    tournament,
    rules: z.strictObject({
      /** Points per euro, or per multiple of the stake. */
      pointsEach: z.int(),
      /** The maximum of points per bet; null: none. */
      capPoints: z.int().nullable(),
      /** Smaller bets do not count. */
      leastStake: eurosStated,
      /** Counting bets per entry, and again per rebuy; null: all. */
      betsAtMost: z.int().nullable(),
      /** Credit per entry and rebuy, in euros of credit; null where cash is played. */
      credit: eurosStated.nullable(),
      rebuyFee: eurosStated,
      rebuysAtMost: z.int(),
      /** Rounds may end this many minutes after the end. */
      graceMinutes: z.int(),
      /** A prize is credited automatically after this many days. */
      claimDays: z.int(),
    }),
    /** Null for all games. */
    games: z.array(gameTile).nullable(),
    /** Prizes by range of ranks: the amount per rank by the current pool, and its share in millionths. */
    prizes: z.array(z.strictObject({ from: rank, to: rank, amount: prize, sharePpm: z.int() })),
    /** Unfinished tournaments of the same series, this one included, by start. */
    shows: z.array(
      z.strictObject({
        tournamentId: id,
        from: instant,
        until: instant,
        state: z.enum(tournamentStates),
        entries: z.int(),
        isIn: z.boolean(),
      }),
    ),
    board: z.strictObject({
      /** When the board was published; null before the first score. */
      at: instant.nullable(),
      count: z.int(),
      rows: z.array(row),
    }),
    /** Two rows above, the own row, two below; empty without a rank. */
    around: z.array(row),
  }),
  errors: ["NotFoundErrorType"],
})
export type TournamentPage = z.infer<(typeof getTournament)["reply"]>

const entryErrors = [
  "NotFoundErrorType",
  "TournamentNotOpenErrorType",
  "TournamentEntryClosedErrorType",
  "TournamentHousePrizesOffErrorType",
  "OwnLimitReachedErrorType",
  "RealityCheckDueErrorType",
  "SessionTimeOverErrorType",
  "InsufficientFundsErrorType",
  "IdempotencyKeyReusedErrorType",
  ...gateErrors,
] as const

/** Enters a tournament and pays its fee from the balance, once. */
export const enterTournament = endpoint({
  method: "POST",
  path: "/api/tournaments/enter",
  who: "player",
  input: z.strictObject({ tournamentId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: [...entryErrors, "TournamentFullErrorType", "TournamentEnteredErrorType"],
})

/** Buys the entry's credit or bets again, once per idempotency key. */
export const rebuyTournament = endpoint({
  method: "POST",
  path: "/api/tournaments/rebuy",
  who: "player",
  input: z.strictObject({ tournamentId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: [...entryErrors, "TournamentNotEnteredErrorType", "TournamentRebuysUsedErrorType"],
})

/** Answers the purse with which games are launched in a credit tournament, while it runs. */
export const playTournament = endpoint({
  method: "POST",
  path: "/api/tournaments/play",
  who: "player",
  input: z.strictObject({ tournamentId: id }),
  reply: z.strictObject({ purseId: id }),
  errors: [
    "NotFoundErrorType",
    "TournamentNotEnteredErrorType",
    "TournamentNotPlayedErrorType",
    ...gateErrors,
  ],
})

/** Leaves a tournament before its start; the fee is refunded immediately. */
export const leaveTournament = endpoint({
  method: "POST",
  path: "/api/tournaments/leave",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ tournamentId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["NotFoundErrorType", "TournamentNotEnteredErrorType", "TournamentBegunErrorType"],
})

/** Pays a prize to its winner's cash, once. */
export const claimTournament = endpoint({
  method: "POST",
  path: "/api/tournaments/claim",
  who: "player",
  input: z.strictObject({ tournamentId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["PrizeClaimedErrorType", "PrizeDisputedErrorType", ...claimErrors],
})
