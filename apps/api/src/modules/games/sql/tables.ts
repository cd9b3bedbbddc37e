// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type GamesCategory = {
  code: string
  id: Generated<number>
  licence_classes: string[]
  name: unknown
  position: number
  slug: unknown
}

type GamesFavourite = {
  game_id: number
  marked_at: Date
  player_id: bigint
}

type GamesGame = {
  art: string | null
  artwork: string | null
  artwork_source: string | null
  artwork_url: string | null
  code: string
  first_seen_at: Date
  has_demo: boolean
  id: Generated<number>
  licence_classes: string[]
  max_bet_cents: bigint | null
  min_bet_cents: bigint | null
  motif: string | null
  name: string
  offered: boolean
  offered_sub_category_id: number
  palette: string | null
  position: number
  released_on: string | null
  return_percent: string | null
  slug: string
  studio_id: number
  sub_category_id: number
  themes: string[]
  visible: Generated<boolean>
  volatility: number | null
}

type GamesPopularity = {
  day: string
  game_id: number
  rounds: bigint
  stake_units: bigint
  win_units: bigint
}

type GamesRecent = {
  game_id: number
  launched_at: Date
  player_id: bigint
}

type GamesStudio = {
  id: Generated<number>
  name: string
  slug: string
}

type GamesSubCategory = {
  category_id: number
  code: string
  id: Generated<number>
  name: unknown
  position: number
}

type GamesTheme = {
  name: unknown
  slug: string
}

type GamesVersion = {
  catalogue: bigint
  figures: bigint
  jackpots: Generated<string[]>
  one: Generated<boolean>
  tournaments: Generated<unknown>
}

type GamesWinner = {
  event_id: bigint
  game_id: number
  masked_name: string
  multiplier: string
  round_key: string
  win_cents: bigint
  won_at: Date
}

export type Tables = {
  "games.category": GamesCategory
  "games.favourite": GamesFavourite
  "games.game": GamesGame
  "games.popularity": GamesPopularity
  "games.recent": GamesRecent
  "games.studio": GamesStudio
  "games.sub_category": GamesSubCategory
  "games.theme": GamesTheme
  "games.version": GamesVersion
  "games.winner": GamesWinner
}
