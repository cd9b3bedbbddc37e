import type { ByLanguage } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginateSql } from "../../../platform/db/paginate.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { PrizeStateColumns } from "../../prizes/index.ts"
import type { Tables } from "../sql/tables.ts"

export type WonPrize = Pick<Selectable<Tables["drops.prize"]>, "id" | "amount"> &
  Pick<Selectable<Tables["drops.entry"]>, "player_id" | "stake" | "game_id"> &
  PrizeStateColumns & {
    won_at: Date
    campaign: ByLanguage
    claim_until: Date
  }

const wonPrizes = sql`
  select p.id, p.amount, p.won_at, e.player_id, e.stake, e.game_id, c.name as campaign, g.claim_until, g.settled_as,
    g.disputed_at, g.refused_at
  from drops.prize p join drops.campaign c on c.id = p.campaign_id
    join drops.entry e on (e.campaign_id, e.block, e.player_id, e.number) = (p.campaign_id, p.block, p.player_id, p.entry)
    join prizes.given_by('drops') g on g.ref = p.id`

export async function findWonPrize(from: Reads, id: bigint): Promise<WonPrize | undefined> {
  const { rows } = await sql<WonPrize>`${wonPrizes} where p.id = ${id}`.execute(from.db)
  return rows[0]
}

/** Refused and disputed prizes are left out. */
export async function listLatestWonPrizes(from: Reads, atMost: number): Promise<WonPrize[]> {
  const { rows } = await sql<WonPrize>`
    ${wonPrizes} where p.player_id is not null and g.refused_at is null and g.disputed_at is null
    order by p.won_at desc, p.id desc limit ${atMost}`.execute(from.db)
  return rows
}

export async function listPrizesOfPlayer(
  from: Reads,
  playerId: bigint,
  page: PageQuery,
): Promise<Page<WonPrize>> {
  const counted = sql`drops.prize where player_id = ${playerId}`
  const rows = sql<WonPrize>`
    ${wonPrizes} where p.player_id = ${playerId} order by p.won_at desc, p.id desc`
  return paginateSql(from, { counted, rows }, page)
}
