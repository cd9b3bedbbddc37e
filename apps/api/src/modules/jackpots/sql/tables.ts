// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type JackpotsBooking = {
  jackpot: "threeHour" | "hitTheTarget" | "anyTime" | "bigWin"
  restored: Generated<bigint>
  returned: Generated<bigint>
  seeded: Generated<bigint>
  shared: Generated<bigint>
  until: bigint
}

type JackpotsCycle = {
  began_at: Date
  began_head: string
  began_window: unknown | null
  bets: Generated<number>
  carried_parts: bigint
  dropped_parts: Generated<bigint>
  ended_at: Date | null
  id: Generated<bigint>
  jackpot: "threeHour" | "hitTheTarget" | "anyTime" | "bigWin"
  last: bigint | null
  number: number
  parts: Generated<bigint>
  returned_parts: Generated<bigint>
  seed: string | null
  seeded: bigint
  shared_parts: Generated<bigint>
  since: bigint
  terms: unknown
  window: unknown | null
}

type JackpotsHead = {
  head: string
  number: bigint
  published_at: Date
}

type JackpotsItem = {
  at: Date
  bet: bigint | null
  ends_at: Date | null
  expected: bigint | null
  game_id: bigint | null
  is_eligible: Generated<boolean>
  kind: "bet" | "win" | "void" | "window"
  number: bigint
  player_id: bigint | null
  provider: string | null
  ref: string | null
  round_ref: string | null
  stake: bigint | null
  uuid: string | null
  win: bigint | null
}

type JackpotsSeal = {
  cycle: number
  jackpot: "threeHour" | "hitTheTarget" | "anyTime" | "bigWin"
  published_at: Date
  seal: string
}

type JackpotsSource = {
  jackpot: "threeHour" | "hitTheTarget" | "anyTime" | "bigWin"
  restored_parts: Generated<bigint>
  sealed: Buffer
}

type JackpotsWin = {
  cycle_id: bigint
  from_pool: bigint
  id: Generated<bigint>
  item: bigint
  paid: bigint
  parts: bigint
  player_id: bigint
  won_at: Date
}

type JackpotsWindow = {
  ends_at: Date
  expected: bigint
  staked: Generated<bigint>
}

export type Tables = {
  "jackpots.booking": JackpotsBooking
  "jackpots.cycle": JackpotsCycle
  "jackpots.head": JackpotsHead
  "jackpots.item": JackpotsItem
  "jackpots.seal": JackpotsSeal
  "jackpots.source": JackpotsSource
  "jackpots.win": JackpotsWin
  "jackpots.window": JackpotsWindow
}
