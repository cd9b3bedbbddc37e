import type { ByLanguage } from "@elite/contract"
import { type Kysely, sql } from "kysely"
import type { Tx } from "../../kernel/transaction.ts"
import type { Earning } from "./booking.ts"

type LevelTable = {
  level: number
  name: ByLanguage
  start_point: number
  coin_multiplier: string
  benefits: ByLanguage[]
}
type EarningTable = {
  provider: string
  round_ref: string
  player_id: bigint
  stake_units: bigint
  points: bigint
  coins: bigint
  at: Date
}
type Tables = {
  "loyalty.level": LevelTable
  "loyalty.category_weight": { category: string; weight: string }
  "loyalty.earning": EarningTable
}
const tables = (db: Kysely<unknown>) => db.withTables<Tables>()
const hundredths = (decimal: string) => Math.round(Number(decimal) * 100)

export type LevelRow = {
  level: number
  name: ByLanguage
  startPoint: number
  multiplierHundredths: number
  benefits: ByLanguage[]
}

export async function levels(db: Kysely<unknown>): Promise<[LevelRow, ...LevelRow[]]> {
  const rows = await tables(db).selectFrom("loyalty.level").selectAll().orderBy("start_point").execute()
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

export async function weightsHundredths(db: Kysely<unknown>): Promise<Map<string, number>> {
  const rows = await tables(db).selectFrom("loyalty.category_weight").selectAll().execute()
  return new Map(rows.map(({ category, weight }) => [category, hundredths(weight)]))
}

/** Points of each player since an instant, in thousandths. */
export async function pointsSince(
  db: Kysely<unknown>,
  playerIds: readonly bigint[],
  since: Date,
): Promise<Map<bigint, bigint>> {
  const rows = await tables(db)
    .selectFrom("loyalty.earning")
    .select(["player_id", sql<bigint>`sum(points)::bigint`.as("points")])
    .where("player_id", "in", playerIds)
    .where("at", ">", since)
    .groupBy("player_id")
    .execute()
  return new Map(rows.map((row) => [row.player_id, row.points]))
}

/** The earnings of rounds, those that have one. */
export async function earningsOf(
  { db }: Tx,
  rounds: readonly { provider: string; playerId: bigint; roundRef: string }[],
): Promise<Earning[]> {
  const { rows } = await sql<Earning>`
    select e.provider, e.player_id as "playerId", e.round_ref as "roundRef", e.stake_units as "stakeUnits", e.points,
      e.coins, e.at
    from unnest(${rounds.map(({ provider }) => provider)}::text[], ${rounds.map(({ playerId }) => playerId)}::bigint[],
      ${rounds.map(({ roundRef }) => roundRef)}::text[]) as r (provider, player_id, round_ref)
    join loyalty.earning e using (provider, player_id, round_ref)`.execute(db)
  return rows
}

/** Writes earnings as they stand now: new ones, and what is left of those that were there. */
export async function setEarnings({ db }: Tx, earnings: readonly Earning[]): Promise<void> {
  if (earnings.length === 0) return
  const column = <V>(value: (earning: Earning) => V) => earnings.map(value)
  await sql`
    insert into loyalty.earning as e (provider, round_ref, player_id, stake_units, points, coins, at)
    select * from unnest(${column((e) => e.provider)}::text[], ${column((e) => e.roundRef)}::text[],
      ${column((e) => e.playerId)}::bigint[], ${column((e) => e.stakeUnits)}::bigint[],
      ${column((e) => e.points)}::bigint[], ${column((e) => e.coins)}::bigint[], ${column((e) => e.at)}::timestamptz[])
    on conflict (provider, player_id, round_ref) do update set stake_units = excluded.stake_units,
      points = excluded.points, coins = excluded.coins`.execute(db)
}
