/** What a purse is, for as long as it is: whoever gives it knows it by a number of their own. */
export type PurseTerms = {
  playerId: bigint
  /** `bonus` is played after cash, and is money of the house until it is the player's. `credit` is played alone, and is none. */
  kind: "bonus" | "credit"
  giver: string
  giverNumber: bigint
  /** From then on bets are refused; what was staked before may still win, and be taken back. */
  endsAt: Date
  /** Of one bet, 10⁻⁵ of the purse's asset; null: any. */
  largestStakeUnits: bigint | null
  /** The games that may be played with it, as their provider calls them; null: all. */
  gameCodes: readonly string[] | null
}

/** What `play.bonus_of` answers, or nothing of it. */
export type BonusColumns = {
  bonus_held: bigint | null
  bonus_largest_stake: bigint | null
  bonus_ends_at: Date | null
}

/** A purse as it stands; amounts are 10⁻⁵ of its asset. */
export type Purse = PurseTerms & {
  id: bigint
  /** What it holds; of a bonus without the cash that is played before it. */
  heldUnits: bigint
  /** What was put into it in all. */
  grantedUnits: bigint
  closedAt: Date | null
}
