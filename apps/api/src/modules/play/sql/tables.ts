// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type PlayAnnulment = {
  ended_as: "confirmed" | "withdrawn" | null
  ended_at: Date | null
  ended_by: string | null
  ended_note: string | null
  id: Generated<bigint>
  note: string
  player_id: bigint
  proposed_at: Date
  proposed_by: string
  reason: "underAge" | "identityUnchecked" | "registerNotAsked"
  rounds_from: Date | null
  rounds_until: Date
  stake: bigint
  win: bigint
}

type PlayDemoPeriod = {
  ends_at: Date
  opened_at: Date
  token_hash: Buffer
}

type PlayPurse = {
  closed_at: Date | null
  closed_to: "player" | "house" | null
  ends_at: Date
  game_codes: string[] | null
  giver: string
  giver_number: bigint
  granted: Generated<bigint>
  id: Generated<bigint>
  kind: "bonus" | "credit"
  largest_stake: bigint | null
  opened_at: Date
  player_id: bigint
  taken: Generated<bigint>
}

type PlayRound = {
  annulled_in: bigint | null
  bet_uuids: Generated<string[]>
  bets: Generated<number>
  closed_at: Date | null
  event_ref: string
  game_code: string
  game_id: bigint
  opened_at: Date
  other_stake: Generated<bigint>
  other_win: Generated<bigint>
  player_id: bigint
  provider: string
  purse: Generated<"cash" | "bonus" | "credit">
  purse_id: bigint | null
  round_ref: string
  stake: Generated<bigint>
  win: Generated<bigint>
}

type PlaySession = {
  expires_at: Date
  game_code: string
  game_id: bigint
  id: Generated<bigint>
  launched_at: Date
  login_session_id: bigint
  player_id: bigint
  purse: Generated<"cash" | "bonus" | "credit">
  purse_id: bigint | null
  token_hash: Buffer
}

type PlayTransaction = {
  amount: bigint
  at: Date
  balance_after: bigint
  category: string | null
  day: string | null
  fraction: Generated<bigint>
  game_code: string
  kind: "bet" | "win" | "rollback" | "tombstone"
  late: Generated<boolean>
  meta: string | null
  moved: bigint
  moved_cash: bigint
  player_id: bigint
  provider: string
  purse: Generated<"cash" | "bonus" | "credit">
  purse_id: bigint | null
  reference_uuid: string | null
  rolled_back_by: string | null
  round_ref: string
  session_id: bigint | null
  status: string
  studio: string | null
  uuid: string
}

export type Tables = {
  "play.annulment": PlayAnnulment
  "play.demo_period": PlayDemoPeriod
  "play.purse": PlayPurse
  "play.round": PlayRound
  "play.session": PlaySession
  "play.transaction": PlayTransaction
}
