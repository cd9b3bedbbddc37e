import { type Selectable, sql } from "kysely"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { Kept } from "../weeks/store.ts"

const entries = ({ db }: Reads) => db.withTables<Kept>().selectFrom("quest.entry")
/** By points, then by who had them first, then by who joined first: the order of the index `entry_ranking`. */
const rankedEntries = (from: Reads, weekId: bigint) =>
  entries(from)
    .select(["id", "player_id", "points", "reached_at", "prize"])
    .where("week_id", "=", weekId)
    .orderBy("points", "desc")
    .orderBy("reached_at")
    .orderBy("id")

export type RankedRow = Awaited<ReturnType<typeof listRanked>>[number]

export const listRanked = (from: Reads, weekId: bigint, offset: number, atMost: number) =>
  rankedEntries(from, weekId).offset(offset).limit(atMost).execute()

export async function countScoringPlaces(from: Reads, weekId: bigint, atMost: number): Promise<number> {
  const rows = await rankedEntries(from, weekId).where("points", ">", 0).limit(atMost).execute()
  return rows.length
}

export type EntryRow = Required<Selectable<Kept["quest.entry"]>>

export const findEntry = (from: Reads, weekId: bigint, playerId: bigint): Promise<EntryRow | undefined> =>
  entries(from).selectAll().where("week_id", "=", weekId).where("player_id", "=", playerId).executeTakeFirst()

export async function countAhead(
  from: Reads,
  { week_id, points, reached_at, id }: Pick<EntryRow, "week_id" | "points" | "reached_at" | "id">,
): Promise<number> {
  // Without points `reached_at` is null: these players rank in the order in which they joined.
  const { rows } = await sql<{ ahead: bigint }>`
    select count(*) as ahead from quest.entry
    where week_id = ${week_id} and (points > ${points}
      or points = ${points} and (coalesce(reached_at, 'infinity'), id)
        < (coalesce(${reached_at}::timestamptz, 'infinity'), ${id}))`.execute(from.db)
  return Number(rows[0]!.ahead)
}
