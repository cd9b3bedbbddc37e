import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Tables } from "./sql/tables.ts"

type Flag = Selectable<Tables["protection.flag"]>
type Kind = Flag["kind"]
const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function insertDue(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  await sql`insert into protection.due (player_id, since)
    select distinct player_id, ${tx.now}::timestamptz from unnest(${playerIds}::bigint[]) as p (player_id)
    order by player_id on conflict do nothing`.execute(tx.db)
}

export async function listDue(from: Reads, limit: number): Promise<bigint[]> {
  const rows = await tables(from)
    .selectFrom("protection.due")
    .select("player_id")
    .orderBy("since")
    .limit(limit)
    .execute()
  return rows.map(({ player_id: playerId }) => playerId)
}

/** False where the player was not due. */
export async function deleteDue(tx: Tx, playerId: bigint): Promise<boolean> {
  const deleted = await tables(tx)
    .deleteFrom("protection.due")
    .where("player_id", "=", playerId)
    .returning("player_id")
    .executeTakeFirst()
  return deleted !== undefined
}

export async function insertFlag(
  tx: Tx,
  { playerId, kind, figure }: { playerId: bigint; kind: Kind; figure: number },
): Promise<void> {
  await tables(tx)
    .insertInto("protection.flag")
    .values({ player_id: playerId, kind, figure, at: tx.now })
    .execute()
}

export const listFlags = (from: Reads, playerId: bigint, since: Date): Promise<Flag[]> =>
  tables(from)
    .selectFrom("protection.flag")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("at", ">", since)
    .orderBy("at")
    .orderBy("id")
    .execute()

export async function listDismissedKinds(from: Reads, playerId: bigint): Promise<Kind[]> {
  const rows = await tables(from)
    .selectFrom("protection.dismissal")
    .select("kind")
    .where("player_id", "=", playerId)
    .where("until", ">", from.now)
    .execute()
  return rows.map(({ kind }) => kind)
}

export async function setDismissed(
  tx: Tx,
  { playerId, kind, until }: { playerId: bigint; kind: Kind; until: Date },
): Promise<void> {
  await tables(tx)
    .insertInto("protection.dismissal")
    .values({ player_id: playerId, kind, until })
    .onConflict((c) => c.columns(["player_id", "kind"]).doUpdateSet({ until }))
    .execute()
}

export type NotedFlag = Flag & { notes: { operator: string; done: string; at: Date }[] }

async function withNotes(from: Reads, flags: readonly Flag[]): Promise<NotedFlag[]> {
  const ids = flags.map(({ id }) => id)
  const notes = await tables(from)
    .selectFrom("protection.note")
    .selectAll()
    .where("flag_id", "=", sql<bigint>`any(${ids}::bigint[])`)
    .orderBy("id")
    .execute()
  return flags.map((flag) => ({ ...flag, notes: notes.filter((note) => note.flag_id === flag.id) }))
}

/** Newest first, at most 500. */
export const listNotedFlags = async (from: Reads, playerId: bigint): Promise<NotedFlag[]> =>
  withNotes(
    from,
    await tables(from)
      .selectFrom("protection.flag")
      .selectAll()
      .where("player_id", "=", playerId)
      .orderBy("id", "desc")
      .limit(500)
      .execute(),
  )

/** Oldest first, at most 500. */
export const listUnnotedFlags = (from: Reads): Promise<Flag[]> =>
  tables(from)
    .selectFrom("protection.flag as f")
    .selectAll("f")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("protection.note as n").select("n.id").whereRef("n.flag_id", "=", "f.id"))),
    )
    .orderBy("f.id")
    .limit(500)
    .execute()

/** False where there is no such flag. */
export async function insertNote(
  tx: Tx,
  { flagId, operator, done }: { flagId: bigint; operator: string; done: string },
): Promise<boolean> {
  const { rows } = await sql`insert into protection.note (flag_id, operator, done, at)
    select id, ${operator}, ${done}, ${tx.now} from protection.flag where id = ${flagId} returning id`.execute(
    tx.db,
  )
  return rows.length > 0
}

type SelfTest = Selectable<Tables["protection.self_test"]>

export async function insertSelfTest(tx: Tx, playerId: bigint, score: number): Promise<void> {
  await tables(tx)
    .insertInto("protection.self_test")
    .values({ player_id: playerId, score, taken_at: tx.now })
    .execute()
}

/** Newest first, at most 100. */
export const listSelfTests = (from: Reads, playerId: bigint): Promise<SelfTest[]> =>
  tables(from)
    .selectFrom("protection.self_test")
    .selectAll()
    .where("player_id", "=", playerId)
    .orderBy("id", "desc")
    .limit(100)
    .execute()

/** False where it is not theirs. */
export async function deleteSelfTest(tx: Tx, playerId: bigint, id: number): Promise<boolean> {
  const deleted = await tables(tx)
    .deleteFrom("protection.self_test")
    .where("player_id", "=", playerId)
    .where("id", "=", BigInt(id))
    .returning("id")
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteSelfTests(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  await tables(tx)
    .deleteFrom("protection.self_test")
    .where("player_id", "=", sql<bigint>`any(${playerIds}::bigint[])`)
    .execute()
}
