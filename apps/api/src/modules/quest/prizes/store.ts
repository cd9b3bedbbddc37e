import { sql } from "kysely"
import { type Page, type PageQuery, paginateSql } from "../../../platform/db/paginate.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { PrizeStateColumns } from "../../prizes/index.ts"

export type WonPrize = PrizeStateColumns & {
  id: bigint
  monday: string
  place: number
  points: number
  players: number
  prize: bigint
  won_at: Date
  claim_until: Date
}

const wonPrizes = sql`
  select e.id, w.monday, e.place, e.points, w.players, e.prize, w.ended_at as won_at, g.claim_until, g.settled_as,
    g.disputed_at, g.refused_at
  from quest.entry e join quest.week w on w.id = e.week_id join prizes.given_by('quest') g on g.ref = e.id`

export async function findWonPrize(from: Reads, id: bigint): Promise<WonPrize | undefined> {
  const { rows } = await sql<WonPrize>`${wonPrizes} where e.id = ${id}`.execute(from.db)
  return rows[0]
}

export async function listPrizesOfPlayer(
  from: Reads,
  playerId: bigint,
  page: PageQuery,
): Promise<Page<WonPrize>> {
  const counted = sql`quest.entry where player_id = ${playerId} and prize is not null`
  const rows = sql<WonPrize>`
    ${wonPrizes} where e.player_id = ${playerId} and e.prize is not null order by e.id desc`
  return paginateSql(from, { counted, rows }, page)
}
