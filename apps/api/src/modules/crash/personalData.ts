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
  declarePersonalData("crash.demo", {
    gives: "opened_at balance_cents",
    keeps: {
      id: "an internal number",
      token_hash: "of visitors without an account",
      ends_at: "of visitors without an account",
    },
  }),
  declarePersonalData("crash.demo_bet", {
    of: "t.demo_id in (select d.id from crash.demo d where d.player_id = $1)",
    gives: "placed_at id round_id panel stake_cents target ended_as ended_at left_at paid_cents is_by_itself",
    keeps: { demo_id: "an internal number" },
  }),
]
