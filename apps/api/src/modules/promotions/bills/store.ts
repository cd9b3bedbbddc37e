import type { ByLanguage } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

type TypedTables = WithColumnTypes<
  Tables,
  {
    "promotions.bill": {
      title: JsonColumn<ByLanguage>
      text: JsonColumn<ByLanguage>
      terms: JsonColumn<ByLanguage>
    }
  }
>
const tables = ({ db }: Reads) => db.withTables<TypedTables>()

export type BillRow = Selectable<TypedTables["promotions.bill"]>

/** Leaves the state as it is. */
export async function setBill(
  tx: Tx,
  { title, text, terms, ...rest }: Omit<BillRow, "state">,
): Promise<void> {
  const values = {
    ...rest,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    terms: JSON.stringify(terms),
  }
  const { bonus_id: _, ...change } = values
  await tables(tx)
    .insertInto("promotions.bill")
    .values(values)
    .onConflict((conflict) => conflict.column("bonus_id").doUpdateSet(change))
    .execute()
}

export const lockBill = (tx: Tx, bonusId: string): Promise<BillRow | undefined> =>
  tables(tx)
    .selectFrom("promotions.bill")
    .selectAll()
    .where("bonus_id", "=", bonusId)
    .forUpdate()
    .executeTakeFirst()

export async function setBillState(tx: Tx, bonusId: string, state: BillRow["state"]): Promise<void> {
  await tables(tx).updateTable("promotions.bill").set({ state }).where("bonus_id", "=", bonusId).execute()
}

type Act = { bonus_id: string; act: "written" | "published" | "takenDown"; by: string; why: string }

export async function insertAct(tx: Tx, { bonus_id, act, by, why }: Act): Promise<void> {
  await sql`
    insert into promotions.act (bonus_id, act, bill, by, why, at)
    select b.bonus_id, ${act}::text, to_jsonb(b), ${by}::text, ${why}::text, ${tx.now}::timestamptz from promotions.bill b
    where b.bonus_id = ${bonus_id}`.execute(tx.db)
}

const publishedBills = (from: Reads) =>
  tables(from)
    .selectFrom("promotions.bill")
    .selectAll()
    .where("state", "=", "published")
    .where("shown_from", "<=", from.now)
    .where(({ eb, or }) => or([eb("shown_until", "is", null), eb("shown_until", ">", from.now)]))

export const listPublishedBills = (from: Reads): Promise<BillRow[]> =>
  publishedBills(from).orderBy("shown_from", "desc").orderBy("bonus_id").execute()

export const findPublishedBill = (from: Reads, bonusId: string): Promise<BillRow | undefined> =>
  publishedBills(from).where("bonus_id", "=", bonusId).executeTakeFirst()

export type BillWithActs = BillRow & { acts: (Omit<Act, "bonus_id"> & { at: string })[] }

export async function listBills(from: Reads): Promise<BillWithActs[]> {
  const { rows } = await sql<BillWithActs>`
    select b.*,
      (select jsonb_agg(jsonb_build_object('act', a.act, 'by', a.by, 'why', a.why, 'at', a.at) order by a.id)
       from promotions.act a where a.bonus_id = b.bonus_id) as acts
    from promotions.bill b order by b.shown_from desc, b.bonus_id`.execute(from.db)
  return rows
}
