import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("limits.player", {
    gives:
      "break_until excluded_until check_minutes check_due_at login_time_reset_at cooldown_hours weekly_deposit_cents own_daily_bet_cents own_weekly_bet_cents own_monthly_bet_cents own_daily_deposit_cents own_weekly_deposit_cents own_monthly_deposit_cents own_daily_loss_cents own_weekly_loss_cents own_monthly_loss_cents largest_stake_units session_minutes session_began_at session_ends_at session_rests_until return_from",
    keeps: { limits_bets: "derived from the limits above" },
  }),
  declarePersonalData("limits.request", {
    gives: "requested_at type cents minutes hours days status cools_until effective_at told_at",
    keeps: { id: "an internal number" },
  }),
  declarePersonalData("limits.desk_entry", {
    gives: "at did reason",
    keeps: { id: "an internal number", operator: "names another person" },
  }),
  declarePersonalData("limits.authority_case", {
    of: "t.request_id in (select r.id from limits.request r where r.player_id = $1)",
    gives: "acknowledged_at approved_at case_id",
    keeps: { request_id: "an internal number" },
  }),
  declarePersonalData("limits.report", {
    gives: "at kind cents acknowledged_at",
    keeps: { id: "an internal number", request_id: "an internal number" },
  }),
  declarePersonalData("limits.deposit_use", { gives: "at order_id amount_cents state reserved_until" }),
  declarePersonalData("limits.fee", { gives: "id at day amount returned_at" }),
  declarePersonalData("limits.usage", { gives: "day stake win" }),
  declarePersonalData("limits.running", {
    gives: "day day_stake day_win week week_stake week_win month month_stake month_win",
  }),
]
