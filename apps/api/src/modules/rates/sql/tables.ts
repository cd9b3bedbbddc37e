// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

type RatesRate = {
  currency: string
  day: string
  heard_at: Date
  millionths: bigint
}

export type Tables = {
  "rates.rate": RatesRate
}
