// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type QuestAct = {
  act: "changed" | "cancelled"
  at: Date
  before: unknown | null
  by: string
  id: Generated<bigint>
  week_id: bigint
  why: string
}

type QuestBet = {
  accepted_at: Date
  category: string | null
  entry_id: bigint
  game_id: bigint
  id: Generated<bigint>
  provider: string
  round_ref: string
  settled_at: Date
  stake: bigint
  studio: string | null
  uuid: string
  voided_at: Date | null
  win: bigint
}

type QuestEntry = {
  id: Generated<bigint>
  is_heard: Generated<boolean>
  joined_at: Date
  knew: number[]
  place: number | null
  player_id: bigint
  points: Generated<number>
  prize: bigint | null
  progress: unknown
  reached_at: Date | null
  week_id: bigint
}

type QuestWeek = {
  adds: bigint
  begins_at: Date
  ended_at: Date | null
  ends_at: Date
  guaranteed: Generated<bigint>
  id: Generated<bigint>
  monday: string
  percents: number[]
  players: Generated<number>
  returned: Generated<bigint>
  state: Generated<"open" | "over" | "cancelled">
  tasks: unknown
  told_at: Date | null
}

export type Tables = {
  "quest.act": QuestAct
  "quest.bet": QuestBet
  "quest.entry": QuestEntry
  "quest.week": QuestWeek
}
