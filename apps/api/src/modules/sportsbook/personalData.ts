import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("sportsbook.bet", {
    gives:
      "placed_at id provider uuid slip stake potential_win odds_thousandths legs day confirmed_at discarded_at result result_uuid paid resulted_at settled_at",
    keeps: {
      session_id: "an internal number",
      overdue_at: "an internal note",
      void_by: "names another person",
      void_why: "written among operators, and may name another person",
    },
  }),
  declarePersonalData("sportsbook.transaction", {
    gives: "at uuid kind provider bet_id amount balance_after reference_uuid undone_by status",
  }),
  declarePersonalData("sportsbook.contradiction", {
    gives: "at id provider uuid bet_id kind amount status closed_at",
    keeps: {
      closed_by: "names another person",
      why: "written among operators, and may name another person",
    },
  }),
  declarePersonalData("sportsbook.debt", {
    gives: "since",
    keeps: {
      proposed_by: "names another person",
      why: "written among operators, and may name another person",
    },
  }),
  declarePersonalData("sportsbook.write_off", {
    gives: "at id provider amount",
    keeps: {
      proposed_by: "names another person",
      operator: "names another person",
      why: "written among operators, and may name another person",
    },
  }),
  declarePersonalData("sportsbook.session", {
    gives: "opened_at",
    keeps: { id: "an internal number", ref: "an internal number", login_session_id: "an internal number" },
  }),
]
