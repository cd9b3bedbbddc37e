import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("referrals.code", { gives: "code made_at" }),
  declarePersonalData("referrals.referral", {
    of: "$1 in (t.referrer_id, t.friend_id)",
    gives: "id registered_at ends_at",
    keeps: {
      referrer_id: "themselves, or another person",
      friend_id: "themselves, or another person",
      reward: "exported among the prizes of the referrer",
      rewarded_at: "exported among the prizes of the referrer",
      claim_until: "exported among the prizes of the referrer",
      wait_hours: "the terms of that time, the same for everybody",
      least_deposits: "the terms of that time, the same for everybody",
      least_stakes: "the terms of that time, the same for everybody",
      verified_at: "what another person did",
      deposits: "what another person did",
      stakes: "what another person did",
      qualified_at: "what another person did",
      pay_from: "follows from what another person did",
      rejected_at: "may reveal what another person did",
      reason: "may reveal how abuse is detected, or what another person did",
      allowed_at: "an internal decision of operators",
    },
  }),
]
