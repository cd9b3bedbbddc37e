import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("prizes.prize", {
    gives: "id giver ref amount won_at claim_until settled_at settled_as disputed_at refused_at",
    keeps: {
      lies_in: "an account of theirs, which the ledger gives them",
      goes_back_to: "an account of the operator",
      refusal_by: "an operator's name",
      refusal_why: "an internal note of an operator",
    },
  }),
]
