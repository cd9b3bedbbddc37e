import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors, gateErrors } from "./errors.ts"
import { gameTile } from "./games.ts"
import { eurosStated } from "./money.ts"
import { byLanguage, id, instant, listOf, message, nothing, paging, queryInt } from "./parts.ts"

/** Entry and prizes in euro; the same credit for everybody who enters; free, with points for what is played. */
export const tournamentTypes = ["cash", "credit", "cashPoint"] as const
export type TournamentType = (typeof tournamentTypes)[number]

/** Before it can be entered, open, being played, waiting for the last rounds and counted, over, called off. */
export const tournamentStates = [
  "announced",
  "registering",
  "running",
  "calculating",
  "finished",
  "cancelled",
] as const
export type TournamentState = (typeof tournamentStates)[number]

/** What counts: the best win as a multiple of its stake, all of them together, euros won, or euros staked. */
export const tournamentScorings = ["bestMultiplier", "sumOfMultipliers", "totalWon", "totalStaked"] as const
export type TournamentScoring = (typeof tournamentScorings)[number]

/** Too few had entered, nobody scored, or an operator called it off. */
export const tournamentCancellations = ["tooFew", "nobodyScored", "byHouse"] as const
export type TournamentCancellation = (typeof tournamentCancellations)[number]

/** In it; left before it began and was paid back; was paid back because it was cancelled or its player was excluded. */
export const tournamentEntryStates = ["in", "left", "paidBack"] as const
export type TournamentEntryState = (typeof tournamentEntryStates)[number]

/** Money, or ElitePoints, whole ones. */
export const tournamentPrizes = ["cash", "points"] as const
export type TournamentPrizes = (typeof tournamentPrizes)[number]

/** What is won, as `prizesIn` says: euros, or whole points. */
const prize = eurosStated
/** Points with three decimals at most. */
const points = z.number()
/** A place; the first is 1. */
const rank = id

/** Waits to be claimed, was claimed, came by itself, is looked at by a person, or was taken back by two. */
export const tournamentPrizeStates = ["open", "claimed", "credited", "disputed", "refused"] as const
export type TournamentPrizeState = (typeof tournamentPrizeStates)[number]

/** A player's own entry. */
const ownEntry = z.strictObject({
  state: z.enum(tournamentEntryStates),
  enteredAt: instant,
  /** What they have paid for it: entry and rebuys. */
  paid: eurosStated,
  rebuys: z.int(),
  /** Tournament credit that is left to play with, euros of credit; null where it is played from cash. */
  balance: eurosStated.nullable(),
  winPoints: points,
  /** Bets that counted, and how many may; null: as many as they like. */
  bets: z.int(),
  betsAtMost: z.int().nullable(),
  /** Null as long as nothing was scored. Of the board as it was published last; final when the tournament is over. */
  rank: rank.nullable(),
  /** What that place pays, as the pool stands. */
  prize,
  /** The nearest place above that pays more, and how many points are missing to it; null where there is none. */
  next: z.strictObject({ rank, prize, points }).nullable(),
  /**
   * What they won, once it is over. It can be claimed until then, and is credited by itself afterwards; points are credited at
   * once, and `until` is null.
   */
  won: z
    .strictObject({ amount: prize, state: z.enum(tournamentPrizeStates), until: instant.nullable() })
    .nullable(),
})
export type OwnTournamentEntry = z.infer<typeof ownEntry>

/** As much of a tournament as a bill shows. */
const tournament = z.strictObject({
  tournamentId: id,
  /** Alike for all shows of one programme: the tournament that the others repeat. */
  seriesId: id,
  name: byLanguage,
  type: z.enum(tournamentTypes),
  scoring: z.enum(tournamentScorings),
  state: z.enum(tournamentStates),
  cancelledFor: z.enum(tournamentCancellations).nullable(),
  /** It can be entered from then, as long as there is room, until `entryUntil`: after `from` where late entries are taken. */
  entryFrom: instant,
  entryUntil: instant,
  /** Bets count that are accepted from `from` on and before `until`. */
  from: instant,
  until: instant,
  /** Nothing: free. */
  entryFee: eurosStated,
  /** What is won: points only where entering is free. */
  prizesIn: z.enum(tournamentPrizes),
  /** All that is paid out as it stands: every entry and rebuy, and what the house adds. */
  pool: prize,
  /** What of it the house adds. */
  housePrize: prize,
  entries: z.int(),
  /** Fewer, and it is cancelled when it begins. */
  entriesAtLeast: z.int(),
  /** Null: as many as like to. */
  entriesAtMost: z.int().nullable(),
  /** Whether it can be entered now, by whoever may play. */
  isOpen: z.boolean(),
  /** The caller's own; null for visitors, and for who has not entered. */
  own: ownEntry.nullable(),
})
export type Tournament = z.infer<typeof tournament>

/** Every tournament that is announced, can be entered, is played or counted, the first to begin first. */
export const getCurrentTournaments = endpoint({
  method: "GET",
  path: "/api/tournaments/get-current",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ tournaments: z.array(tournament) }),
  errors: [],
})

/** Tournaments that are over or were cancelled, the last first. */
export const getPreviousTournaments = endpoint({
  method: "GET",
  path: "/api/tournaments/get-previous",
  who: "anyone",
  input: z.strictObject(paging),
  reply: z.strictObject({ tournaments: listOf(tournament) }),
  errors: [],
})

/** Those that the player entered, the last to begin first. */
export const getOwnTournaments = endpoint({
  method: "GET",
  path: "/api/tournaments/get-mine",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ tournaments: listOf(tournament) }),
  errors: [],
})

/** What was paid for an entry or a rebuy; what came back of either; what a place paid, once it is in the balance. */
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

/** Every amount that moved between the player's balance and tournaments, the last first. */
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
  /** Masked, unless it is the caller's own. */
  username: z.string(),
  isOwn: z.boolean(),
  points,
  /** When that score was reached: of two alike, who had it first stands higher. */
  reachedAt: instant,
  /** What the place pays, as the pool stands. */
  prize,
})
export type TournamentRow = z.infer<typeof row>

/** One tournament with its rules, its prizes, a page of its board, and where the caller stands. */
export const getTournament = endpoint({
  method: "GET",
  path: "/api/tournaments/get-tournament",
  who: "anyone",
  input: z.strictObject({ ...paging, tournamentId: queryInt(1, 999_999_999) }),
  reply: z.strictObject({
    tournament,
    rules: z.strictObject({
      /** Points for each euro, or for each multiple of the stake. */
      pointsEach: z.int(),
      /** Most points of one bet; null: no cap. */
      capPoints: z.int().nullable(),
      /** Bets below this do not count. */
      leastStake: eurosStated,
      /** The first so many bets of an entry count, and as many again after each rebuy; null: all. */
      betsAtMost: z.int().nullable(),
      /** What an entry and each rebuy buy, euros of tournament credit; null where it is played from cash. */
      credit: eurosStated.nullable(),
      rebuyFee: eurosStated,
      rebuysAtMost: z.int(),
      /** Rounds whose bets were accepted in time may end up to so many minutes after the end. */
      graceMinutes: z.int(),
      /** What was won is credited by itself after so many days. */
      claimDays: z.int(),
    }),
    /** Bets on these count; null: on every game. */
    games: z.array(gameTile).nullable(),
    /** From the first place to the last that pays: what each of its places is paid as the pool stands, and its part of the pool, millionths. */
    prizes: z.array(z.strictObject({ from: rank, to: rank, amount: prize, sharePpm: z.int() })),
    /** The shows of the same programme that are not over, this one among them if it is not, the first to begin first. */
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
      /** When it was published; null before anybody has scored. */
      at: instant.nullable(),
      /** Who has a place. */
      count: z.int(),
      rows: z.array(row),
    }),
    /** The two above the caller, they themselves, and the two below; nobody where they have no place. */
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

/** Enters a tournament, and pays its entry from the balance; once. */
export const enterTournament = endpoint({
  method: "POST",
  path: "/api/tournaments/enter",
  who: "player",
  input: z.strictObject({ tournamentId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: [...entryErrors, "TournamentFullErrorType", "TournamentEnteredErrorType"],
})

/** Pays again for as much to play with as the entry bought; once for a key. */
export const rebuyTournament = endpoint({
  method: "POST",
  path: "/api/tournaments/rebuy",
  who: "player",
  input: z.strictObject({ tournamentId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: [...entryErrors, "TournamentNotEnteredErrorType", "TournamentRebuysUsedErrorType"],
})

/**
 * Answers the purse of credit that a game is launched with to play a tournament of credit: from when it begins until it ends.
 */
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

/** Leaves a tournament that has not begun: what was paid is back at once. */
export const leaveTournament = endpoint({
  method: "POST",
  path: "/api/tournaments/leave",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ tournamentId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["NotFoundErrorType", "TournamentNotEnteredErrorType", "TournamentBegunErrorType"],
})

/** Moves what a player won in a tournament into their balance, once. */
export const claimTournament = endpoint({
  method: "POST",
  path: "/api/tournaments/claim",
  who: "player",
  input: z.strictObject({ tournamentId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["PrizeClaimedErrorType", "PrizeDisputedErrorType", ...claimErrors],
})
