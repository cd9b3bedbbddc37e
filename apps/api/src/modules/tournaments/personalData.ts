import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("tournaments.entry", {
    gives:
      "id tournament_id entered_at state ended_at rebuys bets points reached_at rank won purse_id purse_closed_at",
    keeps: { heard: "a state of our reading" },
  }),
  declarePersonalData("tournaments.fee", { gives: "id entry_id is_rebuy amount paid_at returned_at" }),
  declarePersonalData("tournaments.bet", {
    of: "t.entry_id in (select id from tournaments.entry where player_id = $1)",
    gives: "entry_id provider uuid round_ref stake win points at settled_at voided_at",
  }),
]
