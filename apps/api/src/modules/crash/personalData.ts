import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("crash.bet", {
    gives:
      "placed_at id round_id panel stake_cents target is_auto ended_as ended_at left_at paid_cents is_by_itself",
    keeps: { stuck_at: "a state of our booking" },
  }),
  declarePersonalData("crash.resettlement", {
    gives: "proposed_at id bet_id leaves_at paid_cents more_cents ended_as ended_at",
    keeps: {
      why: "written among operators, and may name another person",
      proposed_by: "names another person",
      ended_by: "names another person",
    },
  }),
]
