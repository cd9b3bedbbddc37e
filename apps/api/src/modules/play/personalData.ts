import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("play.round", {
    gives:
      "opened_at closed_at provider round_ref event_ref game_id game_code purse purse_id bets stake win other_stake other_win annulled_in",
    keeps: { bet_uuids: "the bets are listed below by their ids" },
  }),
  declarePersonalData("play.purse", {
    gives:
      "opened_at id kind giver giver_number ends_at largest_stake game_codes granted taken closed_at closed_to",
  }),
  declarePersonalData("play.annulment", {
    gives: "id reason rounds_from rounds_until stake win proposed_at ended_as ended_at",
    keeps: {
      note: "written among operators, and may name another person",
      ended_note: "written among operators, and may name another person",
      proposed_by: "names another person",
      ended_by: "names another person",
    },
  }),
  declarePersonalData("play.transaction", {
    gives:
      "at uuid kind provider round_ref game_code studio category amount moved moved_cash fraction balance_after purse purse_id reference_uuid rolled_back_by late status day",
    keeps: {
      meta: "data that the provider sends for its own use",
      session_id: "an internal number",
    },
  }),
  declarePersonalData("play.session", {
    gives: "launched_at game_code purse purse_id expires_at",
    keeps: {
      id: "an internal number",
      game_id: "an internal number",
      login_session_id: "an internal number",
      token_hash: "a secret",
    },
  }),
]
