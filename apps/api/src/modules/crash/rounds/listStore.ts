import { sql } from "kysely"
import { type Page, type PageQuery, paginateSql, toOffset } from "../../../platform/db/paginate.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { BetRow, RoundRow } from "./store.ts"

export type BetInRound = BetRow & Pick<RoundRow, "chain" | "number" | "result" | "over_as">

/** Highest stakes first, with totals; cancelled bets are left out. */
export async function listRoundBets(
  from: Reads,
  roundId: bigint,
  page: PageQuery,
): Promise<Page<BetRow> & { staked: bigint; paid: bigint }> {
  const totals = await sql<{ count: bigint; staked: bigint; paid: bigint }>`
    select count(*) as count, coalesce(sum(stake_cents), 0)::bigint as staked, coalesce(sum(paid_cents), 0)::bigint as paid
    from crash.bet where round_id = ${roundId} and ended_as is distinct from 'cancelled'`.execute(from.db)
  const bets = await sql<BetRow>`
    select * from crash.bet where round_id = ${roundId} and ended_as is distinct from 'cancelled'
    order by stake_cents desc, placed_at, id limit ${page.limit} offset ${toOffset(page)}`.execute(from.db)
  const { count, staked, paid } = totals.rows[0]!
  return { count: Number(count), staked, paid, rows: bets.rows }
}

export async function listOwnBets(from: Reads, playerId: bigint, page: PageQuery): Promise<Page<BetInRound>> {
  const counted = sql`crash.bet where player_id = ${playerId}`
  const rows = sql<BetInRound>`
    select b.*, r.chain, r.number, r.result, r.over_as from crash.bet b join crash.round r on r.id = b.round_id
    where b.player_id = ${playerId} order by b.placed_at desc, b.id`
  return paginateSql(from, { counted, rows }, page)
}

export async function listOwnRoundBets(
  from: Reads,
  playerId: bigint,
  roundId: bigint,
): Promise<BetInRound[]> {
  const { rows } = await sql<BetInRound>`
    select b.*, r.chain, r.number, r.result, r.over_as from crash.bet b join crash.round r on r.id = b.round_id
    where b.round_id = ${roundId} and b.player_id = ${playerId} order by b.panel, b.placed_at, b.id`.execute(
    from.db,
  )
  return rows
}

/** Without robots. */
export async function listTopBets(from: Reads, since: Date, page: PageQuery): Promise<Page<BetRow>> {
  const { rows } = await sql<BetRow & { count: bigint }>`
    select b.*, count(*) over () as count from crash.bet b
    where b.ended_as = 'cashedOut' and b.ended_at >= ${since} and not players.is_robot(b.player_id)
    order by b.paid_cents desc, b.ended_at, b.id limit ${page.limit} offset ${toOffset(page)}`.execute(
    from.db,
  )
  return { count: Number(rows[0]?.count ?? 0), rows }
}

export async function listOverRounds(from: Reads, page: PageQuery): Promise<Page<RoundRow>> {
  const over = sql`crash.round where over_at is not null`
  return paginateSql(
    from,
    { counted: over, rows: sql<RoundRow>`select * from ${over} order by id desc` },
    page,
  )
}

/** Newest first; refunded and cancelled bets add nothing to `staked`. */
export async function listBetsWithin(
  from: Reads,
  filter: {
    playerId: bigint
    status: NonNullable<BetRow["ended_as"]> | "placed" | undefined
    from: Date
    until: Date
  },
  page: PageQuery,
): Promise<Page<BetInRound> & { staked: bigint; paid: bigint }> {
  const condition = sql`b.player_id = ${filter.playerId} and b.placed_at >= ${filter.from} and b.placed_at < ${filter.until}
      and (${filter.status ?? null}::text is null or coalesce(b.ended_as, 'placed') = ${filter.status ?? null})`
  const totals = await sql<{ count: bigint; staked: bigint; paid: bigint }>`
    select count(*) as count,
      coalesce(sum(b.stake_cents) filter (where b.ended_as is null or b.ended_as not in ('cancelled', 'refunded')), 0)::bigint as staked,
      coalesce(sum(b.paid_cents), 0)::bigint as paid
    from crash.bet b where ${condition}`.execute(from.db)
  const { rows } = await sql<BetInRound>`
    select b.*, r.chain, r.number, r.result, r.over_as from crash.bet b join crash.round r on r.id = b.round_id
    where ${condition} order by b.placed_at desc, b.id limit ${page.limit} offset ${toOffset(page)}`.execute(
    from.db,
  )
  const { count, staked, paid } = totals.rows[0]!
  return { count: Number(count), staked, paid, rows }
}
