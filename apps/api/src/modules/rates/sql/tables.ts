// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type RatesFirstAsk = {
  at: Date
  is_only: Generated<boolean>
}

type RatesRate = {
  currency: string
  day: string
  heard_at: Date
  millionths: bigint
}

export type Tables = {
  "rates.first_ask": RatesFirstAsk
  "rates.rate": RatesRate
}
