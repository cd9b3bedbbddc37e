import { type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginate } from "../../../platform/db/paginate.ts"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { CalendarWeek } from "../rules.ts"
import type { Tables } from "../sql/tables.ts"
import type { Task } from "../tasks/catalogue.ts"
import type { TaskProgress } from "../tasks/progress.ts"

export type Kept = WithColumnTypes<
  Tables,
  {
    "quest.week": { tasks: JsonColumn<Task[]> }
    "quest.act": { before: JsonColumn<Task[]> | null }
    "quest.entry": { progress: JsonColumn<TaskProgress[]> }
  }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()
const weeks = (from: Reads) => tables(from).selectFrom("quest.week").selectAll()

export type WeekRow = Required<Selectable<Kept["quest.week"]>>

export async function listMondays(from: Reads, mondays: readonly string[]): Promise<string[]> {
  const rows = await tables(from)
    .selectFrom("quest.week")
    .select("monday")
    .where(({ eb, fn, val }) => eb("monday", "=", fn.any(val([...mondays]))))
    .execute()
  return rows.map(({ monday }) => monday)
}

export type WeekOffer = { tasks: readonly Task[]; adds: bigint; guaranteed: bigint; percents: number[] }

/** Answers the id; undefined, and changes nothing, where the week exists. */
export async function insertWeek(
  tx: Tx,
  { monday, from, until }: CalendarWeek,
  { tasks, adds, guaranteed, percents }: WeekOffer,
): Promise<bigint | undefined> {
  const row = await tables(tx)
    .insertInto("quest.week")
    .values({
      monday,
      begins_at: from,
      ends_at: until,
      tasks: JSON.stringify(tasks),
      adds,
      guaranteed,
      percents,
    })
    .onConflict((conflict) => conflict.column("monday").doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

const runningWeeks = (from: Reads) =>
  weeks(from).where("state", "=", "open").where("begins_at", "<=", from.now).where("ends_at", ">", from.now)

export const findRunningWeek = (from: Reads): Promise<WeekRow | undefined> =>
  runningWeeks(from).executeTakeFirst()
export const lockWeek = (tx: Tx, id: bigint): Promise<WeekRow | undefined> =>
  weeks(tx).where("id", "=", id).forUpdate().executeTakeFirst()

export const lockWeekByMonday = (tx: Tx, monday: string): Promise<WeekRow | undefined> =>
  weeks(tx).where("monday", "=", monday).forUpdate().executeTakeFirst()

export const findWeek = (from: Reads, id: bigint): Promise<WeekRow | undefined> =>
  weeks(from).where("id", "=", id).executeTakeFirst()

/** The current week in any state and the weeks before it that are not counted yet, the latest first. */
export const listCurrentWeeks = (from: Reads): Promise<WeekRow[]> =>
  weeks(from)
    .where("begins_at", "<=", from.now)
    .where((eb) => eb.or([eb("ends_at", ">", from.now), eb("state", "=", "open")]))
    .orderBy("begins_at", "desc")
    .limit(2)
    .execute()

export const listFinishedWeeks = (from: Reads, page: PageQuery): Promise<Page<WeekRow>> =>
  paginate(weeks(from).where("state", "=", "over").orderBy("begins_at", "desc"), page)

export async function setWeekTasks(tx: Tx, id: bigint, changed: readonly Task[]): Promise<void> {
  await tables(tx)
    .updateTable("quest.week")
    .set({ tasks: JSON.stringify(changed) })
    .where("id", "=", id)
    .execute()
}

/**
 * Adds a player to a running week, with what takes its pool above the guaranteed one, and answers both totals (units);
 * undefined where the week no longer runs. One statement, so that concurrent joins wait for nothing else.
 */
export async function updateWeekJoined(
  tx: Tx,
  id: bigint,
  entryId: bigint,
): Promise<{ players: number; pool: bigint } | undefined> {
  const { rows } = await sql<{ players: number; pool: bigint }>`
    with counted as (
      update quest.week set players = players + 1
      where id = ${id} and state = 'open' and ends_at > ${tx.now}
      returning id, players, greatest(guaranteed, adds * players) as pool,
        greatest(guaranteed, adds * players) - greatest(guaranteed, adds * (players - 1)) as added
    )
    select c.players, case when c.added = 0 then c.pool else (
      select m.to_after from wallet.must_move('quest-entry:' || ${entryId}::bigint, 'questFunded', 'EUR',
        wallet.promotions('quest'), wallet.quest(c.id), c.added, ${tx.now}) m) end as pool
    from counted c`.execute(tx.db)
  return rows[0]
}

/** `returned` units go back to the operator. */
export async function setWeekEnded(
  tx: Tx,
  id: bigint,
  { state, returned }: { state: "over" | "cancelled"; returned: bigint },
): Promise<void> {
  await tables(tx)
    .updateTable("quest.week")
    .set({ state, returned, ended_at: tx.now })
    .where("id", "=", id)
    .execute()
}

/** Weeks that ended before an instant and whose end was not published yet, in that order. */
export async function lockEndedWeeks(tx: Tx, before: Date): Promise<WeekRow[]> {
  return weeks(tx)
    .where("state", "=", "open")
    .where("told_at", "is", null)
    .where("ends_at", "<=", before)
    .orderBy("ends_at")
    .forUpdate()
    .execute()
}

export async function setWeekEndAnnounced(tx: Tx, id: bigint): Promise<void> {
  await tables(tx).updateTable("quest.week").set({ told_at: tx.now }).where("id", "=", id).execute()
}

export async function insertAct(
  tx: Tx,
  act: {
    week_id: bigint
    act: "changed" | "cancelled"
    before: readonly Task[] | null
    by: string
    why: string
  },
): Promise<void> {
  await tables(tx)
    .insertInto("quest.act")
    .values({ ...act, before: act.before && JSON.stringify(act.before), at: tx.now })
    .execute()
}

export type WeekWithActs = WeekRow & { acts: { act: string; by: string; why: string; at: string }[] | null }

export async function listWeeks(from: Reads, atMost: number): Promise<WeekWithActs[]> {
  const { rows } = await sql<WeekWithActs>`
    select w.*,
      (select jsonb_agg(jsonb_build_object('act', a.act, 'by', a.by, 'why', a.why, 'at', a.at) order by a.id)
       from quest.act a where a.week_id = w.id) as acts
    from quest.week w order by w.begins_at desc limit ${atMost}`.execute(from.db)
  return rows
}

export async function listPlayedGames(from: Reads, playerId: bigint): Promise<number[]> {
  const { rows } = await sql<{ game_id: bigint }>`
    select game_id from play.games_played_by(${playerId}, ${from.now}) order by 1`.execute(from.db)
  return rows.map(({ game_id }) => Number(game_id))
}

/** Answers the id; undefined where the player is in the week already. */
export async function insertEntry(
  tx: Tx,
  entry: { week_id: bigint; player_id: bigint; knew: number[] },
): Promise<bigint | undefined> {
  const row = await tables(tx)
    .insertInto("quest.entry")
    .values({ ...entry, joined_at: tx.now, progress: "[]" })
    .onConflict((conflict) => conflict.columns(["week_id", "player_id"]).doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

/** Publishes one event for each player in the week. */
export async function insertCancelledEvents(tx: Tx, id: bigint, kind: string): Promise<void> {
  await sql`
    select kernel.announce(${kind}, player_id, jsonb_build_object('questId', ${id}::bigint), ${tx.now})
    from quest.entry where week_id = ${id} order by id`.execute(tx.db)
}
