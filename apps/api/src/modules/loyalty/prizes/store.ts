import type { ByLanguage } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { GiverNoun, PointAward } from "./givers.ts"

type TypedTables = WithColumnTypes<
  Tables,
  { "loyalty.prize": { giver: GiverNoun; name: JsonColumn<ByLanguage> } }
>
const tables = ({ db }: Reads) => db.withTables<TypedTables>()
const prizes = (from: Reads) => tables(from).selectFrom("loyalty.prize").selectAll()

export type PointPrize = Selectable<TypedTables["loyalty.prize"]>

export async function insertPrizes(tx: Tx, awards: readonly PointAward[]): Promise<PointPrize[]> {
  const column = <V>(value: (award: PointAward) => V) => awards.map(value)
  const { rows } = await sql<PointPrize>`
    insert into loyalty.prize (giver, ref, player_id, points, name, at)
    select giver, ref, player_id, points, name::jsonb, ${tx.now}
    from unnest(${column(({ of }) => of)}::text[], ${column(({ ref }) => ref)}::bigint[],
      ${column(({ playerId }) => playerId)}::bigint[], ${column(({ points }) => points)}::bigint[],
      ${column(({ name }) => JSON.stringify(name))}::text[])
      with ordinality as a (giver, ref, player_id, points, name, n) order by n
    returning *`.execute(tx.db)
  return rows
}

export async function lockPrize(tx: Tx, id: bigint): Promise<PointPrize | undefined> {
  return prizes(tx).where("id", "=", id).forUpdate().executeTakeFirst()
}

export async function listDisputed(from: Reads): Promise<PointPrize[]> {
  return prizes(from).where("disputed_at", "is not", null).orderBy("disputed_at").orderBy("id").execute()
}

export async function setDisputed(tx: Tx, of: GiverNoun, refs: readonly bigint[]): Promise<PointPrize[]> {
  if (refs.length === 0) return []
  return tables(tx)
    .updateTable("loyalty.prize")
    .set({ disputed_at: tx.now })
    .where("giver", "=", of)
    .where(({ eb, fn, val }) => eb("ref", "=", fn.any(val([...refs]))))
    .where("disputed_at", "is", null)
    .where("refused_at", "is", null)
    .returningAll()
    .execute()
}

type Change = Partial<Pick<PointPrize, "disputed_at" | "refusal_by" | "refusal_why" | "refused_at">>
const set = (tx: Tx, id: bigint, change: Change) =>
  tables(tx).updateTable("loyalty.prize").set(change).where("id", "=", id).execute()

export const setDisputeDismissed = (tx: Tx, id: bigint) =>
  set(tx, id, { disputed_at: null, refusal_by: null, refusal_why: null })
export const setRefusal = (tx: Tx, id: bigint, by: string, why: string) =>
  set(tx, id, { refusal_by: by, refusal_why: why })
export const setRefused = (tx: Tx, id: bigint) => set(tx, id, { refused_at: tx.now, disputed_at: null })
