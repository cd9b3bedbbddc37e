// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type ProtectionDismissal = {
  kind: "chasing" | "nightPlay" | "risingDeposits" | "refusedDeposits" | "longSessions"
  player_id: bigint
  until: Date
}

type ProtectionDue = {
  player_id: bigint
  since: Date
}

type ProtectionFlag = {
  at: Date
  figure: number
  id: Generated<bigint>
  kind: "chasing" | "nightPlay" | "risingDeposits" | "refusedDeposits" | "longSessions"
  player_id: bigint
}

type ProtectionNote = {
  at: Date
  done: string
  flag_id: bigint
  id: Generated<bigint>
  operator: string
}

type ProtectionSelfTest = {
  id: Generated<bigint>
  player_id: bigint
  score: number
  taken_at: Date
}

export type Tables = {
  "protection.dismissal": ProtectionDismissal
  "protection.due": ProtectionDue
  "protection.flag": ProtectionFlag
  "protection.note": ProtectionNote
  "protection.self_test": ProtectionSelfTest
}
