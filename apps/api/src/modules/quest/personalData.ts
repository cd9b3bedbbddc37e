import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("quest.entry", {
    gives: "id week_id joined_at knew progress points reached_at place prize",
    keeps: { is_heard: "a state of our reading" },
  }),
  declarePersonalData("quest.bet", {
    of: "t.entry_id in (select id from quest.entry where player_id = $1)",
    gives:
      "id entry_id provider uuid round_ref game_id stake win category studio accepted_at settled_at voided_at",
  }),
]
