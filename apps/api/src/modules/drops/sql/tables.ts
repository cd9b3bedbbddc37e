// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type DropsAct = {
  act: "created" | "published" | "stopped"
  at: Date
  by: string
  campaign_id: bigint
  why: string
}

type DropsBlock = {
  begins_at: Date
  bets: Generated<number>
  campaign_id: bigint
  closed_at: Date | null
  ends_at: Date
  number: number
  staked: Generated<bigint>
  told_at: Date | null
}

type DropsCampaign = {
  added_ppm: number | null
  begins_at: Date
  block_minutes: number
  blocks: number
  expected: bigint
  games: number[] | null
  id: Generated<bigint>
  least_stake: bigint
  name: unknown
  prizes: unknown
  state: Generated<"draft" | "published" | "stopping" | "stopped" | "over">
  total: bigint
}

type DropsEntry = {
  at: Date
  block: number
  campaign_id: bigint
  game_id: bigint
  number: number
  player_id: bigint
  provider: string
  round_ref: string
  stake: bigint
  uuid: string
}

type DropsPrize = {
  amount: bigint
  block: number
  campaign_id: bigint
  entry: number | null
  id: Generated<bigint>
  player_id: bigint | null
  returned_at: Date | null
  won_at: Date | null
}

type DropsSource = {
  id: number
  sealed: Buffer
}

export type Tables = {
  "drops.act": DropsAct
  "drops.block": DropsBlock
  "drops.campaign": DropsCampaign
  "drops.entry": DropsEntry
  "drops.prize": DropsPrize
  "drops.source": DropsSource
}
