import type { ErrorName } from "@elite/contract"
import type { Account, Kind } from "../wallet/index.ts"

/** How what a noun lets players win is called: one of it in the ledger, and where it is refused on the wire. */
type Giver = {
  readonly one: string
  readonly claimed: Kind
  readonly refused: Kind
  readonly wasClaimed: ErrorName
  readonly isDisputed: ErrorName
}

/** The nouns that let players win money which they claim, or which is credited when its time is over. */
export const givers = {
  jackpots: {
    one: "jackpot",
    claimed: "jackpotClaimed",
    refused: "jackpotRefused",
    wasClaimed: "JackpotClaimedErrorType",
    isDisputed: "JackpotDisputedErrorType",
  },
  drops: {
    one: "drop",
    claimed: "dropClaimed",
    refused: "dropRefused",
    wasClaimed: "PrizeClaimedErrorType",
    isDisputed: "PrizeDisputedErrorType",
  },
  tournaments: {
    one: "tournament-prize",
    claimed: "tournamentClaimed",
    refused: "tournamentRefused",
    wasClaimed: "PrizeClaimedErrorType",
    isDisputed: "PrizeDisputedErrorType",
  },
  quest: {
    one: "quest-prize",
    claimed: "questClaimed",
    refused: "questRefused",
    wasClaimed: "PrizeClaimedErrorType",
    isDisputed: "PrizeDisputedErrorType",
  },
  referrals: {
    one: "referral",
    claimed: "referralClaimed",
    refused: "referralRefused",
    wasClaimed: "ReferralClaimedErrorType",
    isDisputed: "ReferralDisputedErrorType",
  },
} as const satisfies Record<string, Giver>

export type GiverNoun = keyof typeof givers
export const giverNouns = Object.keys(givers) as [GiverNoun, ...GiverNoun[]]

/**
 * What a player has won: by which noun, and its number there. Its money, in units, lies in an account of the player already;
 * the giver moved it there. If it was not won after all, it goes back to an account of the house.
 */
export type PrizeAward = {
  of: GiverNoun
  ref: bigint
  playerId: bigint
  amountUnits: bigint
  liesIn: Account
  goesBackTo: Account
  wonAt: Date
  /** Until when it can be claimed; then it is credited. */
  until: Date
}
