import type { ByLanguage } from "@elite/contract"
import { sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { DayChange, Earning, HistoryEntry } from "./earnings.ts"
import type { Level } from "./rules.ts"
import type { Tables } from "./sql/tables.ts"

type TypedTables = WithColumnTypes<
  Tables,
  { "loyalty.level": { name: JsonColumn<ByLanguage>; benefits: JsonColumn<ByLanguage[]> } }
>
const tables = ({ db }: Reads) => db.withTables<TypedTables>()
const toHundredths = (decimal: string) => Math.round(Number(decimal) * 100)

export type NamedLevel = Level & { name: ByLanguage; benefits: ByLanguage[] }

export async function listLevels(from: Reads): Promise<[NamedLevel, ...NamedLevel[]]> {
  const rows = await tables(from).selectFrom("loyalty.level").selectAll().orderBy("start_point").execute()
  const [first, ...rest] = rows.map((row) => ({
    level: row.level,
    name: row.name,
    startPoint: row.start_point,
    multiplierHundredths: toHundredths(row.coin_multiplier),
    benefits: row.benefits,
  }))
  if (!first) throw new Error("loyalty.level is empty: the Elite Club needs at least one rank")
  return [first, ...rest]
}

export async function getCategoryWeights(from: Reads): Promise<Map<string, number>> {
  const rows = await tables(from).selectFrom("loyalty.category_weight").selectAll().execute()
  return new Map(rows.map(({ category, weight }) => [category, toHundredths(weight)]))
}

type EarningColumns = Omit<Earning, "was"> & { wasUnits: bigint | null; wasPoints: bigint; wasCoins: bigint }

/** A round that earned before the bet was accepted is another round of the same reference and is left out. */
export async function listEarningsOfBets(
  tx: Tx,
  bets: readonly { provider: string; playerId: bigint; roundRef: string; acceptedAt: Date }[],
): Promise<Earning[]> {
  if (bets.length === 0) return []
  const { rows } = await sql<EarningColumns>`
    select e.provider, e.player_id as "playerId", e.round_ref as "roundRef", e.game_id::integer as "gameId",
      e.stake_units as "stakeUnits", e.points, e.coins, e.at, e.was_stake_units as "wasUnits", e.was_points as "wasPoints",
      e.was_coins as "wasCoins"
    from unnest(${bets.map(({ provider }) => provider)}::text[], ${bets.map(({ playerId }) => playerId)}::bigint[],
      ${bets.map(({ roundRef }) => roundRef)}::text[], ${bets.map(({ acceptedAt }) => acceptedAt)}::timestamptz[])
      as b (provider, player_id, round_ref, accepted_at)
    join loyalty.earning e using (player_id, provider, round_ref) where e.at >= b.accepted_at`.execute(tx.db)
  return rows.map(({ wasUnits, wasPoints, wasCoins, ...earning }) => ({
    ...earning,
    was: wasUnits === null ? null : { stakeUnits: wasUnits, points: wasPoints, coins: wasCoins },
  }))
}

const columnReader =
  (earnings: readonly Earning[]) =>
  <V>(value: (earning: Earning) => V) =>
    earnings.map(value)

export async function insertEarnings(tx: Tx, earnings: readonly Earning[]): Promise<void> {
  if (earnings.length === 0) return
  const column = columnReader(earnings)
  await sql`
    insert into loyalty.earning (provider, round_ref, player_id, game_id, stake_units, points, coins, at, was_stake_units,
      was_points, was_coins)
    select provider, round_ref, player_id, game_id, stake_units, points, coins, at, was_stake_units, was_points, was_coins
    from unnest(${column((e) => e.provider)}::text[], ${column((e) => e.roundRef)}::text[],
      ${column((e) => e.playerId)}::bigint[], ${column((e) => e.gameId)}::bigint[],
      ${column((e) => e.stakeUnits)}::bigint[], ${column((e) => e.points)}::bigint[], ${column((e) => e.coins)}::bigint[],
      ${column((e) => e.at)}::timestamptz[], ${column((e) => e.was?.stakeUnits ?? null)}::bigint[],
      ${column((e) => e.was?.points ?? null)}::bigint[], ${column((e) => e.was?.coins ?? null)}::bigint[])
      with ordinality as e (provider, round_ref, player_id, game_id, stake_units, points, coins, at, was_stake_units,
        was_points, was_coins, n)
    order by n`.execute(tx.db)
}

export async function setEarnings(tx: Tx, earnings: readonly Earning[]): Promise<void> {
  if (earnings.length === 0) return
  const column = columnReader(earnings)
  await sql`
    update loyalty.earning k set stake_units = e.stake_units, points = e.points, coins = e.coins,
      was_stake_units = e.was_stake_units, was_points = e.was_points, was_coins = e.was_coins
    from unnest(${column((e) => e.provider)}::text[], ${column((e) => e.roundRef)}::text[],
      ${column((e) => e.playerId)}::bigint[], ${column((e) => e.at)}::timestamptz[],
      ${column((e) => e.stakeUnits)}::bigint[], ${column((e) => e.points)}::bigint[], ${column((e) => e.coins)}::bigint[],
      ${column((e) => e.was!.stakeUnits)}::bigint[], ${column((e) => e.was!.points)}::bigint[],
      ${column((e) => e.was!.coins)}::bigint[])
      as e (provider, round_ref, player_id, at, stake_units, points, coins, was_stake_units, was_points, was_coins)
    where (k.player_id, k.at, k.provider, k.round_ref) = (e.player_id, e.at, e.provider, e.round_ref)`.execute(
    tx.db,
  )
}

export async function updateDays(tx: Tx, days: readonly DayChange[]): Promise<void> {
  if (days.length === 0) return
  const column = <V>(value: (day: DayChange) => V) => days.map(value)
  await sql`
    insert into loyalty.day as d (player_id, day, points)
    select * from unnest(${column((d) => d.playerId)}::bigint[], ${column((d) => d.day)}::date[],
      ${column((d) => d.points)}::bigint[])
    on conflict (player_id, day) do update set points = d.points + excluded.points`.execute(tx.db)
}

/** Thousandths, the oldest round first; coins that the player no longer holds are the operator's loss. */
export async function takeAnnulledEarnings(
  tx: Tx,
  { playerId, annulmentId, coinsHeld }: { playerId: bigint; annulmentId: bigint; coinsHeld: bigint },
): Promise<{ points: bigint; coins: bigint }> {
  const { rows } = await sql<{ points: bigint; coins: bigint }>`
    with due as (
      select e.player_id, e.at, e.provider, e.round_ref, e.points, least(e.coins, greatest(0, ${coinsHeld}::bigint + e.coins
          - sum(e.coins) over (order by e.at, e.provider, e.round_ref)))::bigint as coins
      from loyalty.earning e where e.player_id = ${playerId}
        and (e.provider, e.round_ref) in (select provider, round_ref from play.annulled_rounds_of(${annulmentId}))
    ), taken as (
      update loyalty.earning e set points = 0, coins = e.coins - d.coins,
        was_stake_units = coalesce(e.was_stake_units, e.stake_units), was_points = coalesce(e.was_points, e.points),
        was_coins = coalesce(e.was_coins, e.coins)
      from due d where (e.player_id, e.at, e.provider, e.round_ref) = (d.player_id, d.at, d.provider, d.round_ref)
      returning e.player_id, e.at, d.points, d.coins
    ), days as (
      update loyalty.day d set points = d.points - t.points
      from (select player_id, (at at time zone 'UTC')::date as day, sum(points)::bigint as points from taken group by 1, 2) t
      where (d.player_id, d.day) = (t.player_id, t.day)
    )
    select coalesce(sum(points), 0)::bigint as points, coalesce(sum(coins), 0)::bigint as coins from taken`.execute(
    tx.db,
  )
  return rows[0]!
}

export async function insertEntries(tx: Tx, entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return
  const column = <V>(value: (entry: HistoryEntry) => V) => entries.map(value)
  await sql`
    insert into loyalty.entry (player_id, at, cause, game_id, amount, name, points, coins)
    select player_id, at, cause, game_id, amount, name::jsonb, points, coins
    from unnest(${column((e) => e.playerId)}::bigint[], ${column((e) => e.at)}::timestamptz[],
      ${column((e) => e.cause)}::text[], ${column((e) => e.gameId)}::bigint[], ${column((e) => e.amountUnits)}::bigint[],
      ${column((e) => (e.name ? JSON.stringify(e.name) : null))}::text[], ${column((e) => e.points)}::bigint[],
      ${column((e) => e.coins)}::bigint[])
      with ordinality as e (player_id, at, cause, game_id, amount, name, points, coins, n) order by n`.execute(
    tx.db,
  )
}
