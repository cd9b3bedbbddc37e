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

/** Undefined before the first point. */
export async function findStanding(from: Reads, playerId: bigint): Promise<Standing | undefined> {
  const row = await tables(from)
    .selectFrom("loyalty.standing")
    .select(columns)
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row && toStanding(row)
}

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

/** Locked in the order of ids; a player without a rank gets the lowest. */
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

/** Skips rows that another process has locked. */
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
 * For each player and instant, in their order, the points that count since, thousandths: earnings, corrections and
 * prizes that were not refused. Days are summed already, so rounds are read for the day of the instant only; each sum
 * is read by an index that begins with the player. The list travels as JSON, whose length the planner ignores: one
 * prepared plan serves every length.
 */
export async function sumPointsSince(
  from: Reads,
  requests: readonly { playerId: bigint; since: Date }[],
): Promise<bigint[]> {
  if (requests.length === 0) return []
  const list = requests.map(({ playerId, since }) => ({ id: String(playerId), since }))
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

export async function setReviewed(tx: Tx, playerIds: readonly bigint[], today: string): Promise<void> {
  await tables(tx)
    .updateTable("loyalty.standing")
    .set({ looked_on: today })
    .where(({ eb, fn, val }) => eb("player_id", "=", fn.any(val(playerIds))))
    .where("looked_on", "<>", today)
    .execute()
}

/** `isNew`: another rank than before, held from now on. */
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
