// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

type LoyaltyCategoryWeight = {
  category: string
  weight: string
}

type LoyaltyEarning = {
  at: Date
  coins: bigint
  player_id: bigint
  points: bigint
  provider: string
  round_ref: string
  stake_units: bigint
}

type LoyaltyLevel = {
  benefits: unknown
  coin_multiplier: string
  level: number
  name: unknown
  start_point: number
}

export type Tables = {
  "loyalty.category_weight": LoyaltyCategoryWeight
  "loyalty.earning": LoyaltyEarning
  "loyalty.level": LoyaltyLevel
}
