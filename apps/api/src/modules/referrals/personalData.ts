import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

/** What a person is given of whom they invited, and of being invited. */
export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("referrals.code", { gives: "code made_at" }),
  declarePersonalData("referrals.referral", {
    of: "$1 in (t.referrer_id, t.friend_id)",
    gives: "id registered_at ends_at",
    keeps: {
      referrer_id: "themselves, or another person",
      friend_id: "themselves, or another person",
      reward: "stands among what the one who invited has won",
      rewarded_at: "stands among what the one who invited has won",
      claim_until: "stands among what the one who invited has won",
      wait_hours: "what was promised to everybody then",
      least_deposits: "what was promised to everybody then",
      least_stakes: "what was promised to everybody then",
      verified_at: "what another person did",
      deposits: "what another person did",
      stakes: "what another person did",
      qualified_at: "what another person did",
      pay_from: "follows from what another person did",
      rejected_at: "may say what another person did",
      reason: "may say what the house looks for, or what another person did",
      allowed_at: "what operators noted for the house",
    },
  }),
]
