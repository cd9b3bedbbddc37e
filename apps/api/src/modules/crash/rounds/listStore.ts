import { sql } from "kysely"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { BetRow, RoundRow } from "./store.ts"

type Page = { limit: number; offset: number }
type Counted<R> = { count: number; rows: R[] }
export type BetInRound = BetRow & Pick<RoundRow, "chain" | "number" | "result" | "over_as">

const withCount = <R>(
  rows: (R & { count: bigint })[],
  { count }: { count: bigint } = { count: 0n },
): Counted<R> => ({
  count: Number(rows[0]?.count ?? count),
  rows,
})

/** Highest stakes first, with totals; cancelled bets are left out. */
export async function listRoundBets(
  from: Reads,
  roundId: bigint,
  { limit, offset }: Page,
): Promise<Counted<BetRow> & { staked: bigint; paid: bigint }> {
  const totals = await sql<{ count: bigint; staked: bigint; paid: bigint }>`
    select count(*) as count, coalesce(sum(stake_cents), 0)::bigint as staked, coalesce(sum(paid_cents), 0)::bigint as paid
    from crash.bet where round_id = ${roundId} and ended_as is distinct from 'cancelled'`.execute(from.db)
  const bets = await sql<BetRow>`
    select * from crash.bet where round_id = ${roundId} and ended_as is distinct from 'cancelled'
    order by stake_cents desc, placed_at, id limit ${limit} offset ${offset}`.execute(from.db)
  const { count, staked, paid } = totals.rows[0]!
  return { count: Number(count), staked, paid, rows: bets.rows }
}

export async function listOwnBets(
  from: Reads,
  playerId: bigint,
  { limit, offset }: Page,
): Promise<Counted<BetInRound>> {
  const total = await sql<{ count: bigint }>`
    select count(*) as count from crash.bet where player_id = ${playerId}`.execute(from.db)
  const { rows } = await sql<BetInRound>`
    select b.*, r.chain, r.number, r.result, r.over_as from crash.bet b join crash.round r on r.id = b.round_id
    where b.player_id = ${playerId} order by b.placed_at desc, b.id limit ${limit} offset ${offset}`.execute(
    from.db,
  )
  return { count: Number(total.rows[0]!.count), rows }
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
export async function listTopBets(
  from: Reads,
  since: Date,
  { limit, offset }: Page,
): Promise<Counted<BetRow>> {
  const { rows } = await sql<BetRow & { count: bigint }>`
    select b.*, count(*) over () as count from crash.bet b
    where b.ended_as = 'cashedOut' and b.ended_at >= ${since} and not players.is_robot(b.player_id)
    order by b.paid_cents desc, b.ended_at, b.id limit ${limit} offset ${offset}`.execute(from.db)
  return withCount(rows)
}

export async function listOverRounds(from: Reads, { limit, offset }: Page): Promise<Counted<RoundRow>> {
  const total = await sql<{ count: bigint }>`
    select count(*) as count from crash.round where over_at is not null`.execute(from.db)
  const { rows } = await sql<RoundRow>`
    select * from crash.round where over_at is not null order by id desc limit ${limit} offset ${offset}`.execute(
    from.db,
  )
  return { count: Number(total.rows[0]!.count), rows }
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
  { limit, offset }: Page,
): Promise<Counted<BetInRound> & { staked: bigint; paid: bigint }> {
  const condition = sql`b.player_id = ${filter.playerId} and b.placed_at >= ${filter.from} and b.placed_at < ${filter.until}
      and (${filter.status ?? null}::text is null or coalesce(b.ended_as, 'placed') = ${filter.status ?? null})`
  const totals = await sql<{ count: bigint; staked: bigint; paid: bigint }>`
    select count(*) as count,
      coalesce(sum(b.stake_cents) filter (where b.ended_as is null or b.ended_as not in ('cancelled', 'refunded')), 0)::bigint as staked,
      coalesce(sum(b.paid_cents), 0)::bigint as paid
    from crash.bet b where ${condition}`.execute(from.db)
  const { rows } = await sql<BetInRound>`
    select b.*, r.chain, r.number, r.result, r.over_as from crash.bet b join crash.round r on r.id = b.round_id
    where ${condition} order by b.placed_at desc, b.id limit ${limit} offset ${offset}`.execute(from.db)
  const { count, staked, paid } = totals.rows[0]!
  return { count: Number(count), staked, paid, rows }
}
