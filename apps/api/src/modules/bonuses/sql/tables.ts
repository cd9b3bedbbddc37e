// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type BonusesBonus = {
  amount: bigint
  ended_as: "converted" | "spent" | "expired" | "withdrawn" | "givenUp" | "depositReturned" | "left" | "cancelled" | null
  ended_at: Date | null
  ended_by: string | null
  ended_why: string | null
  ends_at: Date
  granted_at: Date
  id: Generated<bigint>
  order_id: string
  other_percent: number
  percents: unknown
  player_id: bigint
  purse_id: bigint | null
  required: bigint
  rest: bigint | null
  wagered: Generated<bigint>
}

type BonusesStake = {
  at: Date
  bonus_id: bigint
  counted: bigint
  provider: string
  uuid: string
}

export type Tables = {
  "bonuses.bonus": BonusesBonus
  "bonuses.stake": BonusesStake
}
