import type { ByLanguage } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

type Kept = WithColumnTypes<
  Tables,
  {
    "promotions.bill": {
      title: JsonColumn<ByLanguage>
      text: JsonColumn<ByLanguage>
      terms: JsonColumn<ByLanguage>
    }
  }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()

export type BillRow = Selectable<Kept["promotions.bill"]>

/** Keeps a bill as it is written; its state stays. */
export async function setBill(
  tx: Tx,
  { title, text, terms, ...rest }: Omit<BillRow, "state">,
): Promise<void> {
  const said = {
    ...rest,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    terms: JSON.stringify(terms),
  }
  const { bonus_id: _, ...change } = said
  await tables(tx)
    .insertInto("promotions.bill")
    .values(said)
    .onConflict((conflict) => conflict.column("bonus_id").doUpdateSet(change))
    .execute()
}

/** A bill, locked until the transaction ends. */
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

/** Keeps who did what with a bill, with the bill as it stands since. */
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

/** The bills whose time it is, the newest first. */
export const listPublishedBills = (from: Reads): Promise<BillRow[]> =>
  publishedBills(from).orderBy("shown_from", "desc").orderBy("bonus_id").execute()

/** One of them; undefined where it does not hang now. */
export const findPublishedBill = (from: Reads, bonusId: string): Promise<BillRow | undefined> =>
  publishedBills(from).where("bonus_id", "=", bonusId).executeTakeFirst()

/** A bill with what was done with it. */
export type BillWithActs = BillRow & { acts: (Omit<Act, "bonus_id"> & { at: string })[] }

/** Every bill, the newest first. */
export async function listBills(from: Reads): Promise<BillWithActs[]> {
  const { rows } = await sql<BillWithActs>`
    select b.*,
      (select jsonb_agg(jsonb_build_object('act', a.act, 'by', a.by, 'why', a.why, 'at', a.at) order by a.id)
       from promotions.act a where a.bonus_id = b.bonus_id) as acts
    from promotions.bill b order by b.shown_from desc, b.bonus_id`.execute(from.db)
  return rows
}
