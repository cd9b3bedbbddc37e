import type { Jackpot } from "@elite/jackpots"
import { type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginateSql } from "../../../platform/db/paginate.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type WinRow = Pick<
  Selectable<Tables["jackpots.win"]>,
  "cycle_id" | "item" | "player_id" | "parts" | "paid" | "won_at"
> & {
  jackpot: Jackpot
  stake: bigint
  win: bigint | null
  game_id: bigint
  is_whole: boolean
  claim_until: Date
  refused_at: Date | null
}

const winRows = sql`
  select w.id, w.cycle_id, c.jackpot, w.item, w.player_id, w.parts, w.paid, w.won_at, p.claim_until, p.refused_at, p.settled_as,
    p.disputed_at, i.stake, i.win, i.game_id, c.last is not distinct from w.item as is_whole, c.last is not null as is_over
  from jackpots.win w join jackpots.cycle c on c.id = w.cycle_id join jackpots.item i on i.number = w.item
    join prizes.given_by('jackpots') p on p.ref = w.id`

export async function findWin(from: Reads, id: bigint): Promise<WinRow | undefined> {
  const { rows } = await sql<WinRow>`${winRows} where w.id = ${id}`.execute(from.db)
  return rows[0]
}

type OwnWinRow = WinRow & {
  id: bigint
  settled_as: "claimed" | "credited" | null
  disputed_at: Date | null
  is_over: boolean
}

export async function listWinsOfPlayer(
  from: Reads,
  playerId: bigint,
  page: PageQuery,
): Promise<Page<OwnWinRow>> {
  const counted = sql`jackpots.win where player_id = ${playerId}`
  const rows = sql<OwnWinRow>`${winRows} where w.player_id = ${playerId} order by w.id desc`
  return paginateSql(from, { counted, rows }, page)
}

/** Refused wins included. */
export async function listWinsOfCycles(from: Reads, cycles: readonly bigint[]): Promise<WinRow[]> {
  if (cycles.length === 0) return []
  const { rows } = await sql<WinRow>`${winRows} where w.cycle_id = any(${cycles}) order by w.id`.execute(
    from.db,
  )
  return rows
}

/** Refused and disputed wins and those of robots are left out. */
export async function listLatestWins(from: Reads, atMost: number): Promise<WinRow[]> {
  const { rows } = await sql<WinRow>`
    select l.* from jackpots.source s cross join lateral (
      select * from (${winRows}) w where w.jackpot = s.jackpot and w.refused_at is null and w.disputed_at is null
        and not players.is_robot(w.player_id)
      order by w.id desc limit ${atMost}) l
    order by l.id desc`.execute(from.db)
  return rows
}

/** Units. */
export async function getHighestWins(from: Reads): Promise<Map<Jackpot, bigint>> {
  const { rows } = await sql<{ jackpot: Jackpot; paid: bigint }>`
    select c.jackpot, max(w.paid) as paid from jackpots.win w join jackpots.cycle c on c.id = w.cycle_id
      join prizes.given_by('jackpots') p on p.ref = w.id
    where p.refused_at is null and not players.is_robot(w.player_id) group by 1`.execute(from.db)
  return new Map(rows.map(({ jackpot, paid }) => [jackpot, paid]))
}

export type UnclaimedColumns = { claimable: [id: string, jackpot: Jackpot, units: string][] | null }

export async function getUnclaimedWins(from: Reads, playerId: bigint): Promise<UnclaimedColumns> {
  const { rows } = await sql<UnclaimedColumns>`select * from jackpots.claimable_of(${playerId})`.execute(
    from.db,
  )
  return rows[0]!
}
