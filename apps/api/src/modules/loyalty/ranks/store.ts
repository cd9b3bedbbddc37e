import { sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { HeldRank } from "./rules.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()
const columns = ["player_id", "level", "falls_on", "fell_on"] as const

export type Standing = HeldRank & { playerId: bigint }
type Row = Pick<Tables["loyalty.standing"], (typeof columns)[number]>
const toStanding = ({ player_id, level, falls_on, fell_on }: Row): Standing => ({
  playerId: player_id,
  level,
  fallsOn: falls_on,
  fellOn: fell_on,
})

/** The rank that a player holds; undefined before their first point. */
export async function findStanding(from: Reads, playerId: bigint): Promise<Standing | undefined> {
  const row = await tables(from)
    .selectFrom("loyalty.standing")
    .select(columns)
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row && toStanding(row)
}

/** The numbers of the ranks that players hold, those who have one. */
export async function listRanks(from: Reads, playerIds: readonly bigint[]): Promise<Map<bigint, number>> {
  const rows = await tables(from)
    .selectFrom("loyalty.standing")
    .select(["player_id", "level"])
    .where(({ eb, fn, val }) => eb("player_id", "=", fn.any(val(playerIds))))
    .execute()
  return new Map(rows.map(({ player_id, level }) => [player_id, level]))
}

const lockStandingRows = (tx: Tx, playerIds: readonly bigint[]) =>
  tables(tx)
    .selectFrom("loyalty.standing")
    .select(columns)
    .where(({ eb, fn, val }) => eb("player_id", "=", fn.any(val(playerIds))))
    .orderBy("player_id")
    .forUpdate()
    .execute()

/** The ranks of players, locked in the order of their ids; whoever has none begins with the lowest. */
export async function lockStandings(
  tx: Tx,
  playerIds: readonly bigint[],
  lowest: number,
  today: string,
): Promise<Standing[]> {
  const rows = await lockStandingRows(tx, playerIds)
  if (rows.length === playerIds.length) return rows.map(toStanding)
  await sql`
    insert into loyalty.standing (player_id, level, since, looked_on)
    select id, ${lowest}, ${tx.now}, ${today}::date from (select distinct unnest(${playerIds}::bigint[]) as id order by 1) p
    on conflict (player_id) do nothing`.execute(tx.db)
  return (await lockStandingRows(tx, playerIds)).map(toStanding)
}

/** Ranks above the lowest that nobody looked at today, so many at most; others who look get others. */
export async function takeUnreviewedStandings(
  tx: Tx,
  { lowest, today, atMost }: { lowest: number; today: string; atMost: number },
): Promise<Standing[]> {
  const rows = await tables(tx)
    .selectFrom("loyalty.standing")
    .select(columns)
    .where("looked_on", "<", today)
    .where("level", "<>", lowest)
    .orderBy("looked_on")
    .orderBy("player_id")
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(toStanding)
}

/**
 * For each player and instant, in their order, the points that count since: what rounds earned after it and is not taken back, what
 * operators corrected after it, and what was won after it and stands; thousandths. Whole days are summed already; only of the day
 * of that instant the rounds are. For each player each of the four sums is read by the index that begins with the player. The list
 * travels as JSON, whose length the planner does not look into: one kept plan serves lists of every length.
 */
export async function sumPointsSince(
  from: Reads,
  asked: readonly { playerId: bigint; since: Date }[],
): Promise<bigint[]> {
  if (asked.length === 0) return []
  const list = asked.map(({ playerId, since }) => ({ id: String(playerId), since }))
  const { rows } = await sql<{ points: bigint }>`
    select (
      coalesce((select sum(points) from loyalty.day
                where player_id = a.id and day > (a.since at time zone 'UTC')::date), 0)
      + coalesce((select sum(points) from loyalty.earning
                  where player_id = a.id and at > a.since
                    and at < ((a.since at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC'), 0)
      + coalesce((select sum(points) from loyalty.correction
                  where player_id = a.id and ended_as = 'confirmed' and ended_at > a.since), 0)
      + coalesce((select sum(points) from loyalty.prize
                  where player_id = a.id and refused_at is null and at > a.since), 0))::bigint as points
    from rows from (jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as (id bigint, since timestamptz))
      with ordinality as a (id, since, n)
    order by a.n`.execute(from.db)
  return rows.map(({ points }) => points)
}

/** Notes that ranks were looked at, whatever became of them. */
export async function setReviewed(tx: Tx, playerIds: readonly bigint[], today: string): Promise<void> {
  await tables(tx)
    .updateTable("loyalty.standing")
    .set({ looked_on: today })
    .where(({ eb, fn, val }) => eb("player_id", "=", fn.any(val(playerIds))))
    .where("looked_on", "<>", today)
    .execute()
}

/** Writes what became of a rank; `isNew` where it is another one, held from now on. */
export async function setStanding(tx: Tx, playerId: bigint, held: HeldRank, isNew: boolean): Promise<void> {
  await tables(tx)
    .updateTable("loyalty.standing")
    .set({
      level: held.level,
      falls_on: held.fallsOn,
      told_at: held.fallsOn === null ? null : tx.now,
      fell_on: held.fellOn,
      ...(isNew ? { since: tx.now } : {}),
    })
    .where("player_id", "=", playerId)
    .execute()
}
