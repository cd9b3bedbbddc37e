import type { FeatureState } from "./content.ts"
import type { CrashBet, CrashState, OwnCrashBet } from "./crash.ts"
import type { DocumentStatus } from "./documents.ts"
import type { DropWinner } from "./drops.ts"
import type { RecentWinner } from "./games.ts"
import type { OwnLimit } from "./limits.ts"
import type { JackpotType } from "./parts.ts"
import type { OwnTask } from "./quest.ts"
import type { OwnTournamentEntry, TournamentRow, TournamentState } from "./tournaments.ts"

/** What lies in the pools, euros, and whoever won one last, masked. */
export type JackpotPools = {
  prizePoolThreeHour: number
  prizePoolHitTheTarget: number
  prizePoolAnyTime: number
  prizePoolBigWin: number
  latestWinner: string | null
  latestWinnerType: JackpotType | null
}

/**
 * Socket.IO messages, server to client (path `/ws`). A message is a hint, never the truth: after a reconnect
 * the client reads again. Every message is `{data}`.
 */
export type LiveMessages = {
  wallet: {
    /** Euros. */
    cash?: number
    /** Euros that are played after cash, and may not be withdrawn. */
    bonus?: number
    /** Euros in the purse of the sports book, which are another account's than cash. */
    sports?: number
    elitePoints?: number
    eliteCoins?: number
    /** Credit that is left in the tournament that was just played; it is no money. */
    tournamentPoints?: number
    /** What the player has won of jackpots and not yet claimed: the oldest, and the newest; null: nothing. */
    jackpotAmount?: number | null
    jackpotType?: JackpotType | null
    jackpotId?: number | null
    newJackpotId?: number | null
    newJackpotType?: JackpotType | null
  } & Partial<JackpotPools>
  /** The pools of the house, for everybody; and where their chain stands. */
  jackpots: JackpotPools & { head: { number: number; head: string } }
  /** What lies in the pool of the quest that runs, euros, and how many have joined it: for everybody. */
  quest: { questId: number; pool: number; players: number }
  /** How the player stands in their quest: their points, and what each of its tasks has come to. */
  questProgress: { questId: number; points: number; tasks: Omit<OwnTask, "game">[] }
  /** The first places of a tournament's board as they were just published, for whoever looks at it; nobody's own. */
  tournament: {
    tournamentId: number
    state: TournamentState
    /** Euros. */
    pool: number
    entries: number
    board: { at: string | null; count: number; rows: TournamentRow[] }
  }
  /** The player's own entry in a tournament whose score has changed, as the board has it that was just published. */
  tournamentEntry: { tournamentId: number } & Pick<
    OwnTournamentEntry,
    "winPoints" | "rank" | "bets" | "next"
  > & {
      /** The two above them, they themselves, and the two below; nobody where they have no place. */
      around: TournamentRow[]
    }
  /** An order ended; `qrCodeSuccess` says the same of one that is paid by scanning a QR code. */
  payment: { orderId: string; paymentSuccess: boolean; qrCodeSuccess?: boolean }
  /** A withdrawal took a step. */
  withdrawal: { withdrawalId: string; status: string }
  identity: { kycStatus: string }
  /** A document of the player was decided on, replaced, or sent from another of their devices. */
  document: { documentId: number; status: DocumentStatus }
  /** Something was told to the player, or seen on one of their devices. */
  notification: { status: "not_seen" | "seen" | "all_seen" }
  /** The player's next reality check moved, by their answer or their wish; null: they want none. */
  realityCheck: { dueAt: string | null }
  /** The end of the player's session moved, by their log-in or their limit; null: it has none. */
  sessionTime: { end: { endsAt: string; restsUntil: string } | null }
  /** A limit of the player's own kept a bet out: how much of it is used and left, euros, and when its period ends. */
  limitReached: { limit: OwnLimit; amount: number; used: number; remaining: number; resetsAt: string }
  /** A stake was more than may be staked while the player has a bonus, euros. */
  stakeTooLarge: { largestStake: number }
  /** Somebody's name, masked, who has just won twenty euros or ten times their stake. */
  recentWinner: RecentWinner
  /** Somebody, masked, who has just won a prize of a campaign. */
  dropWinner: DropWinner
  /** The round of our own game, for everybody: at each of its changes, and in flight once a second, so that pages are corrected. */
  crash: CrashState & { isPaused: boolean }
  /** Bets of about the last second, placed, taken back or ended, for everybody: a later word of a bet replaces an earlier one. */
  crashBets: { roundId: number; bets: CrashBet[] }
  /** A bet of the player's own has changed: it left by itself, was lost, or was placed in another of their windows. */
  crashBet: OwnCrashBet
  /**
   * A feature of the house was switched to another state, the last of several: what a page says of features is to be read again.
   * `maintenance` is one: on while the site is closed.
   */
  feature: { feature: string; state: FeatureState }
  sessionEnded: {
    reason:
      | "loggedOut"
      | "endedElsewhere"
      | "expired"
      | "excluded"
      | "onBreak"
      | "closed"
      | "passwordChanged"
      | "emailChanged"
  }
}
export type LiveName = keyof LiveMessages
export const livePath = "/ws"

/** What everybody may hear, visitors too; whoever's page shows it is told. */
export type PublicName =
  | "crash"
  | "crashBets"
  | "dropWinner"
  | "feature"
  | "jackpots"
  | "quest"
  | "recentWinner"
  | "tournament"

/** One thing that a page shows and wants to hear of: of a tournament, which. */
export type Sight = { name: Exclude<PublicName, "tournament"> } | { name: "tournament"; id: number }

/**
 * The one thing that a page may say over its socket: all that it shows ({@link Sight}[]), so that it hears of that and of
 * nothing else. Emitted as `look`; the last one holds. Of each it is told at once what it is like.
 */
export const lookEvent = "look"
/** More is no page. */
export const mostSights = 8
