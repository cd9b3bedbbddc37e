/** Fixed when the purse is opened; `giverNumber` is the giver’s own number. */
export type PurseTerms = {
  playerId: bigint
  /** `bonus` is played after cash and is the casino's until converted; `credit` is played alone and is no money. */
  kind: "bonus" | "credit"
  giver: string
  giverNumber: bigint
  /** Bets are refused from then on; earlier stakes may still win or be rolled back. */
  endsAt: Date
  /** 10⁻⁵ of the purse’s asset; null: any. */
  largestStakeUnits: bigint | null
  /** Codes of the provider; null: all. */
  gameCodes: readonly string[] | null
}

/** Columns of `play.bonus_of`; nulls without a bonus. */
export type BonusColumns = {
  bonus_held: bigint | null
  bonus_largest_stake: bigint | null
  bonus_ends_at: Date | null
}

/** Amounts are 10⁻⁵ of its asset. */
export type Purse = PurseTerms & {
  id: bigint
  /** Without the cash that is played before a bonus. */
  heldUnits: bigint
  grantedUnits: bigint
  closedAt: Date | null
}
