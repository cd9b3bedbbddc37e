import type { ByLanguage } from "@elite/contract"
import { sql } from "kysely"
import type { Holding, Json } from "../../kernel/tables.ts"
import type { Reads, Tx } from "../../kernel/transaction.ts"
import type { DayChange, Earning, Entry } from "./booking.ts"
import type { Level } from "./rules.ts"
import type { Tables } from "./sql/tables.ts"

type Kept = Holding<Tables, { "loyalty.level": { name: Json<ByLanguage>; benefits: Json<ByLanguage[]> } }>
const tables = ({ db }: Reads) => db.withTables<Kept>()
const hundredths = (decimal: string) => Math.round(Number(decimal) * 100)

/** A level with what players read of it. */
export type NamedLevel = Level & { name: ByLanguage; benefits: ByLanguage[] }

export async function levelsOf(from: Reads): Promise<[NamedLevel, ...NamedLevel[]]> {
  const rows = await tables(from).selectFrom("loyalty.level").selectAll().orderBy("start_point").execute()
  const [first, ...rest] = rows.map((row) => ({
    level: row.level,
    name: row.name,
    startPoint: row.start_point,
    multiplierHundredths: hundredths(row.coin_multiplier),
    benefits: row.benefits,
  }))
  if (!first) throw new Error("loyalty.level is empty: the Elite Club needs at least one rank")
  return [first, ...rest]
}

export async function weightsOf(from: Reads): Promise<Map<string, number>> {
  const rows = await tables(from).selectFrom("loyalty.category_weight").selectAll().execute()
  return new Map(rows.map(({ category, weight }) => [category, hundredths(weight)]))
}

/** The earnings of rounds, those that have one. */
export async function earningsOf(
  tx: Tx,
  rounds: readonly { provider: string; playerId: bigint; roundRef: string }[],
): Promise<Earning[]> {
  const { rows } = await sql<Earning>`
    select e.provider, e.player_id as "playerId", e.round_ref as "roundRef", e.stake_units as "stakeUnits", e.points,
      e.coins, e.at
    from unnest(${rounds.map(({ provider }) => provider)}::text[], ${rounds.map(({ playerId }) => playerId)}::bigint[],
      ${rounds.map(({ roundRef }) => roundRef)}::text[]) as r (provider, player_id, round_ref)
    join loyalty.earning e using (provider, player_id, round_ref)`.execute(tx.db)
  return rows
}

const earned = (earnings: readonly Earning[]) => {
  const column = <V>(value: (earning: Earning) => V) => earnings.map(value)
  return sql`unnest(${column((e) => e.provider)}::text[], ${column((e) => e.roundRef)}::text[],
    ${column((e) => e.playerId)}::bigint[], ${column((e) => e.stakeUnits)}::bigint[], ${column((e) => e.points)}::bigint[],
    ${column((e) => e.coins)}::bigint[], ${column((e) => e.at)}::timestamptz[])
    as e (provider, round_ref, player_id, stake_units, points, coins, at)`
}

/** Keeps what rounds earned that had earned nothing. */
export async function insertEarnings(tx: Tx, earnings: readonly Earning[]): Promise<void> {
  if (earnings.length === 0) return
  await sql`insert into loyalty.earning (provider, round_ref, player_id, stake_units, points, coins, at)
            select * from ${earned(earnings)}`.execute(tx.db)
}

/** Writes what is left of earnings that were there. */
export async function setEarnings(tx: Tx, earnings: readonly Earning[]): Promise<void> {
  if (earnings.length === 0) return
  await sql`update loyalty.earning k set stake_units = e.stake_units, points = e.points, coins = e.coins
            from ${earned(earnings)}
            where (k.provider, k.player_id, k.round_ref) = (e.provider, e.player_id, e.round_ref)`.execute(
    tx.db,
  )
}

/** Adds to what the rounds of days earned. */
export async function updateDays(tx: Tx, days: readonly DayChange[]): Promise<void> {
  if (days.length === 0) return
  const column = <V>(value: (day: DayChange) => V) => days.map(value)
  await sql`
    insert into loyalty.day as d (player_id, day, points)
    select * from unnest(${column((d) => d.playerId)}::bigint[], ${column((d) => d.day)}::date[],
      ${column((d) => d.points)}::bigint[])
    on conflict (player_id, day) do update set points = d.points + excluded.points`.execute(tx.db)
}

/**
 * Leaves the rounds of an annulment without points, and without coins as far as the player holds so many, the oldest first;
 * the rest is the house's loss. Answers what was taken, thousandths.
 */
export async function takeBackAnnulled(
  tx: Tx,
  annulmentId: bigint,
  coinsHeld: bigint,
): Promise<{ points: bigint; coins: bigint }> {
  const { rows } = await sql<{ points: bigint; coins: bigint }>`
    with due as (
      select e.provider, e.player_id, e.round_ref, e.points, least(e.coins, greatest(0, ${coinsHeld}::bigint + e.coins
          - sum(e.coins) over (order by e.at, e.provider, e.round_ref)))::bigint as coins
      from play.annulled_rounds_of(${annulmentId}) r join loyalty.earning e using (provider, player_id, round_ref)
    ), taken as (
      update loyalty.earning e set points = 0, coins = e.coins - d.coins
      from due d where (e.provider, e.player_id, e.round_ref) = (d.provider, d.player_id, d.round_ref)
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

/** Adds what happened to the histories of its players, in its order. */
export async function insertEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const column = <V>(value: (entry: Entry) => V) => entries.map(value)
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
