// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type ReferralsAct = {
  act: "rejected" | "proposed" | "allowed"
  at: Date
  by: string
  id: Generated<bigint>
  referral_id: bigint
  why: string
}

type ReferralsCode = {
  code: string
  made_at: Date
  player_id: bigint
}

type ReferralsReferral = {
  allowed_at: Date | null
  claim_until: Date | null
  deposits: Generated<bigint>
  ends_at: Date
  friend_id: bigint
  id: Generated<bigint>
  least_deposits: bigint
  least_stakes: bigint
  pay_from: Date | null
  qualified_at: Date | null
  reason: "samePerson" | "sameAddress" | "sameIban" | "sameCard" | "sameDevice" | "sameNetwork" | "ring" | "excluded" | "closed" | "declined" | "annulled" | "referrerExcluded" | "referrerClosed" | "chargedBack" | "tooLate" | "monthlyCap" | "everCap" | "operator" | null
  referrer_id: bigint
  registered_at: Date
  rejected_at: Date | null
  reward: bigint
  rewarded_at: Date | null
  stakes: Generated<bigint>
  verified_at: Date | null
  wait_hours: number
}

export type Tables = {
  "referrals.act": ReferralsAct
  "referrals.code": ReferralsCode
  "referrals.referral": ReferralsReferral
}
