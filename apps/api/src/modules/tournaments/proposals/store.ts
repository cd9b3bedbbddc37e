import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type Proposal = Selectable<Tables["tournaments.proposal"]>

export type Entry = Selectable<Tables["tournaments.entry"]>

export async function findEntry(from: Reads, id: bigint): Promise<Entry | undefined> {
  return tables(from).selectFrom("tournaments.entry").selectAll().where("id", "=", id).executeTakeFirst()
}

/** Entry ends too. */
export async function setEndsNow(tx: Tx, id: bigint): Promise<void> {
  await tables(tx)
    .updateTable("tournaments.tournament")
    .set(({ fn, val }) => ({
      ends_at: tx.now,
      closes_at: fn<Date>("least", ["closes_at", val(tx.now)]),
      state: "calculating",
      due_at: tx.now,
    }))
    .where("id", "=", id)
    .execute()
}
