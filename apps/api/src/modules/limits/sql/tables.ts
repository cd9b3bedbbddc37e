// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

type LimitsDepositUse = {
  amount_cents: bigint
  at: Date
  order_id: string
  player_id: bigint
  reserved_until: Date | null
  state: "reserved" | "used" | "released"
}

type LimitsPlayer = {
  break_until: Date | null
  excluded_until: Date | null
  largest_stake_units: bigint | null
  player_id: bigint
  weekly_deposit_cents: bigint | null
}

export type Tables = {
  "limits.deposit_use": LimitsDepositUse
  "limits.player": LimitsPlayer
}
