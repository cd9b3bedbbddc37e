import type { Invariant } from "../../platform/admin/invariant.ts"
import { ledgerMatchesRows } from "../wallet/index.ts"

export const invariants: readonly Invariant[] = [
  ledgerMatchesRows(
    "I27 what was given for friends is what the ledger moved",
    "'referralRewarded'",
    "split_part(id, ':', 2)",
    "select id::text as account, 'referralRewarded' as kind, reward as amount from referrals.referral where rewarded_at is not null",
  ),
  {
    name: "I27 every reward is whose friend it was given for",
    sql: `select r.id, r.referrer_id, r.reward, p.player_id as prize_of, p.amount as prize
          from (select * from referrals.referral where rewarded_at is not null) r
          full join (select * from prizes.prize where giver = 'referrals') p on p.ref = r.id
          where (r.referrer_id, r.reward) is distinct from (p.player_id, p.amount)`,
  },
]
