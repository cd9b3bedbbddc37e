// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type LimitsAuthorityCase = {
  acknowledged_at: Date | null
  approved_at: Date | null
  case_id: string | null
  request_id: bigint
}

type LimitsDepositUse = {
  amount_cents: bigint
  at: Date
  order_id: string
  player_id: bigint
  reserved_until: Date | null
  state: "reserved" | "used" | "released"
}

type LimitsDeskEntry = {
  at: Date
  did: string
  id: Generated<bigint>
  operator: string
  player_id: bigint
  reason: string
}

type LimitsFee = {
  amount: bigint
  at: Date
  day: string
  id: string
  player_id: bigint
  returned_at: Date | null
}

type LimitsPlayer = {
  break_until: Date | null
  check_due_at: Date | null
  check_minutes: number | null
  cooldown_hours: number | null
  excluded_until: Date | null
  largest_stake_units: bigint | null
  limits_bets: Generated<boolean>
  login_time_reset_at: Date | null
  own_daily_bet_cents: bigint | null
  own_daily_deposit_cents: bigint | null
  own_daily_loss_cents: bigint | null
  own_monthly_bet_cents: bigint | null
  own_monthly_deposit_cents: bigint | null
  own_monthly_loss_cents: bigint | null
  own_weekly_bet_cents: bigint | null
  own_weekly_deposit_cents: bigint | null
  own_weekly_loss_cents: bigint | null
  player_id: bigint
  return_from: Date | null
  session_began_at: Date | null
  session_ends_at: Date | null
  session_minutes: number | null
  session_rests_until: Date | null
  weekly_deposit_cents: bigint | null
}

type LimitsRecheck = {
  heard_at: Date
  one: Generated<boolean>
}

type LimitsReport = {
  acknowledged_at: Date | null
  at: Date
  cents: bigint | null
  id: Generated<bigint>
  kind: "raised" | "lowered" | "givenBack" | "revoked" | "refused" | "withdrawn" | "closed"
  player_id: bigint
  request_id: bigint | null
}

type LimitsRequest = {
  cents: bigint | null
  cools_until: Date | null
  days: number | null
  effective_at: Date | null
  hours: number | null
  id: Generated<bigint>
  minutes: number | null
  player_id: bigint
  requested_at: Date
  status: number
  told_at: Date | null
  type: "dailyBetLimit" | "weeklyBetLimit" | "monthlyBetLimit" | "dailyLossLimit" | "weeklyLossLimit" | "monthlyLossLimit" | "dailyDepositLimit" | "weeklyDepositLimit" | "monthlyDepositLimit" | "regulatoryWeeklyDepositLimit" | "sessionTime" | "realityCheck" | "cooldownPeriod" | "takeABreak" | "selfExclusion"
}

type LimitsRunning = {
  day: string
  day_stake: Generated<bigint>
  day_win: Generated<bigint>
  month: string
  month_stake: Generated<bigint>
  month_win: Generated<bigint>
  player_id: bigint
  week: string
  week_stake: Generated<bigint>
  week_win: Generated<bigint>
}

type LimitsUsage = {
  day: string
  player_id: bigint
  stake: bigint
  win: bigint
}

export type Tables = {
  "limits.authority_case": LimitsAuthorityCase
  "limits.deposit_use": LimitsDepositUse
  "limits.desk_entry": LimitsDeskEntry
  "limits.fee": LimitsFee
  "limits.player": LimitsPlayer
  "limits.recheck": LimitsRecheck
  "limits.report": LimitsReport
  "limits.request": LimitsRequest
  "limits.running": LimitsRunning
  "limits.usage": LimitsUsage
}
