// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type ConsentChoice = {
  chosen_at: Date
  device_id: string
  id: Generated<bigint>
  marketing: boolean
  personal: boolean
  player_id: bigint | null
  targeting: boolean
  version: string
}

type ConsentOrigin = {
  device_id: string
  found: unknown
  kept_at: Date
  player_id: bigint
}

export type Tables = {
  "consent.choice": ConsentChoice
  "consent.origin": ConsentOrigin
}
