import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("bonuses.bonus", {
    gives:
      "granted_at id order_id purse_id amount required percents other_percent wagered ends_at ended_as ended_at rest",
    keeps: {
      ended_by: "names another person",
      ended_why: "an internal note that may name another person",
    },
  }),
  declarePersonalData("bonuses.stake", {
    of: "t.bonus_id in (select b.id from bonuses.bonus b where b.player_id = $1)",
    gives: "at provider uuid bonus_id counted",
  }),
]
