// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type LoyaltyCategoryWeight = {
  category: string
  weight: string
}

type LoyaltyCorrection = {
  coins: bigint
  ended_as: "confirmed" | "withdrawn" | null
  ended_at: Date | null
  ended_by: string | null
  id: Generated<bigint>
  player_id: bigint
  points: bigint
  proposed_at: Date
  proposed_by: string
  why: string
}

type LoyaltyDay = {
  day: string
  player_id: bigint
  points: bigint
}

type LoyaltyEarning = {
  at: Date
  coins: bigint
  entry_id: Generated<bigint>
  game_id: bigint
  player_id: bigint
  points: bigint
  provider: string
  round_ref: string
  stake_units: bigint
  was_coins: bigint | null
  was_points: bigint | null
  was_stake_units: bigint | null
}

type LoyaltyEntry = {
  amount: bigint | null
  at: Date
  cause: "void" | "annulment" | "redemption" | "correction" | "prize" | "prizeTakenBack"
  coins: bigint
  game_id: bigint | null
  id: Generated<bigint>
  name: unknown | null
  player_id: bigint
  points: bigint
}

type LoyaltyLevel = {
  benefits: unknown
  coin_multiplier: string
  level: number
  name: unknown
  start_point: number
}

type LoyaltyPrize = {
  at: Date
  disputed_at: Date | null
  giver: string
  id: Generated<bigint>
  name: unknown
  player_id: bigint
  points: bigint
  ref: bigint
  refusal_by: string | null
  refusal_why: string | null
  refused_at: Date | null
}

type LoyaltyRedemption = {
  at: Date
  coins: bigint
  id: Generated<bigint>
  paid: bigint
  player_id: bigint
}

type LoyaltyStanding = {
  falls_on: string | null
  fell_on: string | null
  level: number
  looked_on: string
  player_id: bigint
  since: Date
  told_at: Date | null
}

export type Tables = {
  "loyalty.category_weight": LoyaltyCategoryWeight
  "loyalty.correction": LoyaltyCorrection
  "loyalty.day": LoyaltyDay
  "loyalty.earning": LoyaltyEarning
  "loyalty.entry": LoyaltyEntry
  "loyalty.level": LoyaltyLevel
  "loyalty.prize": LoyaltyPrize
  "loyalty.redemption": LoyaltyRedemption
  "loyalty.standing": LoyaltyStanding
}
