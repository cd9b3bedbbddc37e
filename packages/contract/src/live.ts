import type { FeatureState } from "./content.ts"
import type { CrashBet, CrashState, OwnCrashBet } from "./crash.ts"
import type { DocumentStatus } from "./documents.ts"
import type { DropWinner } from "./drops.ts"
import type { RecentWinner } from "./games.ts"
import type { OwnLimit } from "./limits.ts"
import type { JackpotType, PoolField } from "./parts.ts"
import type { OwnTask } from "./quest.ts"
import type { OwnTournamentEntry, TournamentRow, TournamentState } from "./tournaments.ts"

/** The pools in euros, and their last winners, masked. */
export type JackpotPools = Record<PoolField, number> & {
  latestWinner: string | null
  latestWinnerType: JackpotType | null
}

/** Socket.IO messages (path `/ws`), each as `{data}`. They may be lost: after a reconnect the client reads again. */
export type LiveMessages = {
  wallet: {
    /** Euros. */
    cash?: number
    /** Euros; used after cash, not withdrawable. */
    bonus?: number
    /** Euros in the sports purse, an account of its own. */
    sports?: number
    elitePoints?: number
    eliteCoins?: number
    /** Credit left in the tournament just played; not money. */
    tournamentPoints?: number
    /** The oldest and the newest unclaimed jackpot win; null: none. */
    jackpotAmount?: number | null
    jackpotType?: JackpotType | null
    jackpotId?: number | null
    newJackpotId?: number | null
    newJackpotType?: JackpotType | null
  } & Partial<JackpotPools>
  /** Public: the pools, and the head of their chain. */
  jackpots: JackpotPools & { head: { number: number; head: string } }
  /** Public: the pool of the running quest in euros, and its number of players. */
  quest: { questId: number; pool: number; players: number }
  /** The player's points and task progress. */
  questProgress: { questId: number; points: number; tasks: Omit<OwnTask, "game">[] }
  /** Public: the first places of a tournament's board as published; without the own row. */
  tournament: {
    tournamentId: number
    state: TournamentState
    /** Euros. */
    pool: number
    entries: number
    board: { at: string | null; count: number; rows: TournamentRow[] }
  }
  /** The player's entry, by the published board. */
  tournamentEntry: { tournamentId: number } & Pick<
    OwnTournamentEntry,
    "winPoints" | "rank" | "bets" | "next"
  > & {
      around: TournamentRow[]
    }
  /** An order ended; `qrCodeSuccess` repeats it for payment by QR code. */
  payment: { orderId: string; paymentSuccess: boolean; qrCodeSuccess?: boolean }
  withdrawal: { withdrawalId: string; status: string }
  identity: { kycStatus: string }
  /** A document was reviewed or replaced, or uploaded on another device. */
  document: { documentId: number; status: DocumentStatus }
  /** A notification was sent, or seen on another device. */
  notification: { status: "not_seen" | "seen" | "all_seen" }
  /** The player's next reality check moved; null: off. */
  realityCheck: { dueAt: string | null }
  /** The end of the player's session moved; null: none. */
  sessionTime: { end: { endsAt: string; restsUntil: string } | null }
  /** A bet exceeded a limit of the player's own; euros. */
  limitReached: { limit: OwnLimit; amount: number; used: number; remaining: number; resetsAt: string }
  /** A stake exceeded the largest one allowed with a bonus, euros. */
  stakeTooLarge: { largestStake: number }
  /** A win of €20 or ten times the stake, name masked. */
  recentWinner: RecentWinner
  /** A prize of a campaign, name masked. */
  dropWinner: DropWinner
  /** Public: the crash round at each change, and once a second in flight for correction. */
  crash: CrashState & { isPaused: boolean }
  /** Public: bets that changed in about the last second. A later state of a bet replaces an earlier one. */
  crashBets: { roundId: number; bets: CrashBet[] }
  /** The player's bet changed: automatic cash-out, loss, or placed in another window. */
  crashBet: OwnCrashBet
  /** Pages read the features again. `maintenance` counts as one: it is on while the site is closed. */
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

/** Public channels, for visitors too; sent to pages that show them. */
export type PublicName =
  | "crash"
  | "crashBets"
  | "dropWinner"
  | "feature"
  | "jackpots"
  | "quest"
  | "recentWinner"
  | "tournament"

/** A public channel that a page shows; of a tournament, which one. */
export type Sight = { name: Exclude<PublicName, "tournament"> } | { name: "tournament"; id: number }

/**
 * The only message from a page: the list of what it shows ({@link Sight}[]), emitted as `look`. The last list replaces
 * earlier ones; the current state of each is sent immediately.
 */
export const lookEvent = "look"
export const mostSights = 8
