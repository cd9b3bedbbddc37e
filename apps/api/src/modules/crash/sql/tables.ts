// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type CrashBet = {
  ended_as: "cashedOut" | "lost" | "cancelled" | "refunded" | null
  ended_at: Date | null
  id: string
  is_auto: boolean
  is_by_itself: boolean | null
  left_at: number | null
  paid_cents: bigint | null
  panel: "a" | "b"
  placed_at: Date
  player_id: bigint
  round_id: bigint
  stake_cents: bigint
  stuck_at: Date | null
  target: number | null
}

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

type CrashLead = {
  beat: Generated<bigint>
  holder: string
  id: number
  seen_beat: bigint | null
  term: bigint
  unled_at: Date | null
}

type CrashMark = {
  chain: number
  id: Generated<bigint>
  number: number
  sealed: Buffer
}

type CrashResettlement = {
  bet_id: string
  ended_as: "done" | "withdrawn" | null
  ended_at: Date | null
  ended_by: string | null
  id: Generated<bigint>
  leaves_at: number
  more_cents: bigint
  paid_cents: bigint
  player_id: bigint
  proposed_at: Date
  proposed_by: string
  why: string
}

type CrashRound = {
  break_at: Date | null
  break_by: string | null
  break_why: string | null
  chain: number
  hash: string | null
  id: Generated<bigint>
  max_paid_cents: bigint
  max_stake_cents: bigint
  min_stake_cents: bigint
  number: number
  opened_at: Date
  over_as: "crashed" | "void" | null
  over_at: Date | null
  result: number | null
  settled_at: Date | null
  took_off_at: Date | null
}

type CrashStandstill = {
  began_at: Date
  ended_at: Date | null
  id: Generated<bigint>
}

export type Tables = {
  "crash.bet": CrashBet
  "crash.chain": CrashChain
  "crash.lead": CrashLead
  "crash.mark": CrashMark
  "crash.resettlement": CrashResettlement
  "crash.round": CrashRound
  "crash.standstill": CrashStandstill
}
