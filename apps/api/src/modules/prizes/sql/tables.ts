// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type PrizesPrize = {
  amount: bigint
  claim_until: Date
  disputed_at: Date | null
  giver: string
  goes_back_to: string
  id: Generated<bigint>
  lies_in: string
  player_id: bigint
  ref: bigint
  refusal_by: string | null
  refusal_why: string | null
  refused_at: Date | null
  settled_as: "claimed" | "credited" | null
  settled_at: Date | null
  won_at: Date
}

export type Tables = {
  "prizes.prize": PrizesPrize
}
