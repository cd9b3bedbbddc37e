import { type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginate } from "../../../platform/db/paginate.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type ChainRow = Selectable<Tables["crash.chain"]>

export async function lockChains(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('crash:chains', 0))`.execute(tx.db)
}

export async function listChains(from: Reads): Promise<ChainRow[]> {
  return tables(from).selectFrom("crash.chain").selectAll().orderBy("number", "desc").execute()
}

export async function listChainsPage(from: Reads, page: PageQuery): Promise<Page<ChainRow>> {
  return paginate(tables(from).selectFrom("crash.chain").selectAll().orderBy("number", "desc"), page)
}

export async function findChain(from: Reads, number: number): Promise<ChainRow | undefined> {
  return tables(from).selectFrom("crash.chain").selectAll().where("number", "=", number).executeTakeFirst()
}

/** `playable` counts salted chains only. */
export async function countRoundsLeft(from: Reads): Promise<{ committed: number; playable: number }> {
  const { rows } = await sql<{ committed: number; playable: number }>`
    select coalesce(sum(length - taken), 0)::integer as committed,
      coalesce(sum(length - taken) filter (where salt is not null), 0)::integer as playable
    from crash.chain where ended_at is null`.execute(from.db)
  return rows[0]!
}

export async function listUnsaltedChains(from: Reads): Promise<ChainRow[]> {
  return tables(from)
    .selectFrom("crash.chain")
    .selectAll()
    .where("salt", "is", null)
    .where("ended_at", "is", null)
    .orderBy("number")
    .execute()
}

type NewChain = Pick<
  ChainRow,
  "length" | "terminating_hash" | "beacon" | "beacon_key" | "beacon_round" | "beacon_at"
>
export async function insertChain(
  tx: Tx,
  chain: NewChain,
  marks: readonly { number: number; sealed: Buffer }[],
): Promise<number> {
  const { last } = await tables(tx)
    .selectFrom("crash.chain")
    .select(({ fn, val }) => fn.coalesce(fn.max("number"), val(0)).as("last"))
    .executeTakeFirstOrThrow()
  const number = last + 1
  await tables(tx)
    .insertInto("crash.chain")
    .values({ ...chain, number, committed_at: tx.now })
    .execute()
  await sql`insert into crash.mark (chain, number, sealed)
    select ${number}, * from unnest(${marks.map((mark) => mark.number)}::integer[],
      ${marks.map(({ sealed }) => sealed)}::bytea[])`.execute(tx.db)
  return number
}

/** False where it has one, or the chain was ended. */
export async function setSalt(
  tx: Tx,
  number: number,
  { salt, signature }: { salt: string; signature: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("crash.chain")
    .set({ salt, signature, salted_at: tx.now, late_at: null })
    .where("number", "=", number)
    .where("salt", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False where it no longer waits. */
export async function setSaltLate(tx: Tx, number: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("crash.chain")
    .set(({ fn, val, ref }) => ({ late_at: fn.coalesce(ref("late_at"), val(tx.now)) }))
    .where("number", "=", number)
    .where("salt", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False where no such chain is in use. */
export async function setChainEnded(tx: Tx, number: number, by: string, why: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("crash.chain")
    .set({ ended_at: tx.now, ended_by: by, ended_why: why, late_at: null })
    .where("number", "=", number)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function takeNextNumber(tx: Tx): Promise<{ chain: number; number: number } | undefined> {
  const { rows } = await sql<{ chain: number; number: number }>`
    select * from crash.take_number()`.execute(tx.db)
  return rows[0]
}

export async function findMark(
  from: Reads,
  { chain, number }: { chain: number; number: number },
): Promise<{ number: number; sealed: Buffer } | undefined> {
  return tables(from)
    .selectFrom("crash.mark")
    .select(["number", "sealed"])
    .where("chain", "=", chain)
    .where("number", ">=", number)
    .orderBy("number")
    .limit(1)
    .executeTakeFirst()
}

export async function listMarksAfter(
  from: Reads,
  after: bigint,
  limit: number,
): Promise<{ id: bigint; sealed: Buffer }[]> {
  return tables(from)
    .selectFrom("crash.mark")
    .select(["id", "sealed"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute()
}

export async function setMark(tx: Tx, id: bigint, sealed: Buffer): Promise<void> {
  await tables(tx).updateTable("crash.mark").set({ sealed }).where("id", "=", id).execute()
}

export async function insertStandstill(tx: Tx): Promise<void> {
  await sql`insert into crash.standstill (began_at) values (${tx.now})
    on conflict ((true)) where ended_at is null do nothing`.execute(tx.db)
}

export async function updateStandstillEnded(tx: Tx): Promise<void> {
  await tables(tx)
    .updateTable("crash.standstill")
    .set({ ended_at: tx.now })
    .where("ended_at", "is", null)
    .execute()
}
