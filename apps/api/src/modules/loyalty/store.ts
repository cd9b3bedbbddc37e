import type { ByLanguage } from "@elite/contract"
import { type Kysely, sql } from "kysely"
import type { Tx } from "../../kernel/transaction.ts"

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

export async function insertEarning(tx: Tx, earning: Omit<EarningTable, "at">): Promise<boolean> {
  const row = await tables(tx.db)
    .insertInto("loyalty.earning")
    .values({ ...earning, at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("player_id")
    .executeTakeFirst()
  return row !== undefined
}

type RoundKey = { provider: string; playerId: bigint; roundRef: string }
const ofRound = (tx: Tx, { provider, playerId, roundRef }: RoundKey) => ({
  find: tables(tx.db)
    .selectFrom("loyalty.earning")
    .selectAll()
    .where("provider", "=", provider)
    .where("player_id", "=", playerId)
    .where("round_ref", "=", roundRef),
  change: tables(tx.db)
    .updateTable("loyalty.earning")
    .where("provider", "=", provider)
    .where("player_id", "=", playerId)
    .where("round_ref", "=", roundRef),
})

export async function earningOf(tx: Tx, round: RoundKey): Promise<EarningTable | undefined> {
  return ofRound(tx, round).find.forUpdate().executeTakeFirst()
}

export async function lessen(
  tx: Tx,
  round: RoundKey,
  less: { stakeUnits: bigint; points: bigint; coins: bigint },
): Promise<void> {
  await ofRound(tx, round)
    .change.set((e) => ({
      stake_units: e("stake_units", "-", less.stakeUnits),
      points: e("points", "-", less.points),
      coins: e("coins", "-", less.coins),
    }))
    .execute()
}
