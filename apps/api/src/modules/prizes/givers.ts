import type { ErrorName } from "@elite/contract"
import type { Account, Kind } from "../wallet/index.ts"

type Giver = {
  readonly ledgerName: string
  readonly claimed: Kind
  readonly refused: Kind
  readonly wasClaimed: ErrorName
  readonly isDisputed: ErrorName
}

/** The modules that let players win money, which the player claims or which is credited when it expires. */
export const givers = {
  jackpots: {
    ledgerName: "jackpot",
    claimed: "jackpotClaimed",
    refused: "jackpotRefused",
    wasClaimed: "JackpotClaimedErrorType",
    isDisputed: "JackpotDisputedErrorType",
  },
  drops: {
    ledgerName: "drop",
    claimed: "dropClaimed",
    refused: "dropRefused",
    wasClaimed: "PrizeClaimedErrorType",
    isDisputed: "PrizeDisputedErrorType",
  },
  tournaments: {
    ledgerName: "tournament-prize",
    claimed: "tournamentClaimed",
    refused: "tournamentRefused",
    wasClaimed: "PrizeClaimedErrorType",
    isDisputed: "PrizeDisputedErrorType",
  },
  quest: {
    ledgerName: "quest-prize",
    claimed: "questClaimed",
    refused: "questRefused",
    wasClaimed: "PrizeClaimedErrorType",
    isDisputed: "PrizeDisputedErrorType",
  },
  referrals: {
    ledgerName: "referral",
    claimed: "referralClaimed",
    refused: "referralRefused",
    wasClaimed: "ReferralClaimedErrorType",
    isDisputed: "ReferralDisputedErrorType",
  },
} as const satisfies Record<string, Giver>

export type GiverNoun = keyof typeof givers
export const giverNouns = Object.keys(givers) as [GiverNoun, ...GiverNoun[]]

/** The giver has moved its money, units, to `liesIn` of the player. A refused prize goes back to `goesBackTo`. */
export type PrizeAward = {
  of: GiverNoun
  ref: bigint
  playerId: bigint
  amountUnits: bigint
  liesIn: Account
  goesBackTo: Account
  wonAt: Date
  /** It is credited then, if it was not claimed. */
  until: Date
}
