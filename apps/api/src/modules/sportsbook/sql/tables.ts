// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type SportsbookBet = {
  confirmed_at: Date | null
  day: string
  discarded_at: Date | null
  id: Generated<bigint>
  legs: unknown
  odds_thousandths: bigint
  overdue_at: Date | null
  paid: Generated<bigint>
  placed_at: Date
  player_id: bigint
  potential_win: bigint
  provider: string
  result: "won" | "cashedOut" | "lost" | "refunded" | null
  result_uuid: string | null
  resulted_at: Date | null
  session_id: bigint
  settled_at: Date | null
  slip: string
  stake: bigint
  uuid: string
  void_by: string | null
  void_why: string | null
}

type SportsbookContradiction = {
  amount: bigint
  at: Date
  bet_id: bigint
  closed_at: Date | null
  closed_by: string | null
  id: Generated<bigint>
  kind: "won" | "cashedOut" | "lost" | "refunded" | "takeBack"
  player_id: bigint
  provider: string
  status: string
  uuid: string
  why: string | null
}

type SportsbookDebt = {
  player_id: bigint
  proposed_by: string | null
  since: Date
  why: string | null
}

type SportsbookSession = {
  id: Generated<bigint>
  login_session_id: bigint
  opened_at: Date
  player_id: bigint
  ref: string
}

type SportsbookTransaction = {
  amount: bigint
  at: Date
  balance_after: bigint
  bet_id: bigint | null
  kind: "stake" | "won" | "cashedOut" | "lost" | "refunded" | "takeBack" | "tombstone"
  player_id: bigint
  provider: string
  reference_uuid: string | null
  status: string
  undone_by: string | null
  uuid: string
}

type SportsbookWriteOff = {
  amount: bigint
  at: Date
  id: Generated<bigint>
  operator: string
  player_id: bigint
  proposed_by: string
  provider: string
  why: string
}

export type Tables = {
  "sportsbook.bet": SportsbookBet
  "sportsbook.contradiction": SportsbookContradiction
  "sportsbook.debt": SportsbookDebt
  "sportsbook.session": SportsbookSession
  "sportsbook.transaction": SportsbookTransaction
  "sportsbook.write_off": SportsbookWriteOff
}
