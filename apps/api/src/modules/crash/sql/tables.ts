// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type CrashChain = {
  beacon: string
  beacon_at: Date
  beacon_key: string
  beacon_round: bigint
  committed_at: Date
  ended_at: Date | null
  ended_by: string | null
  ended_why: string | null
  late_at: Date | null
  length: number
  number: number
  salt: string | null
  salted_at: Date | null
  signature: string | null
  taken: Generated<number>
  terminating_hash: string
}

type CrashMark = {
  chain: number
  id: Generated<bigint>
  number: number
  sealed: Buffer
}

type CrashStandstill = {
  began_at: Date
  ended_at: Date | null
  id: Generated<bigint>
}

export type Tables = {
  "crash.chain": CrashChain
  "crash.mark": CrashMark
  "crash.standstill": CrashStandstill
}
