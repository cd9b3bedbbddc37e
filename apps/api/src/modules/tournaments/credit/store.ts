import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function setPurse(tx: Tx, entryId: bigint, purseId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("tournaments.entry")
    .set({ purse_id: purseId })
    .where("id", "=", entryId)
    .execute()
}

/** Marks purses of finished entries or tournaments as closed and answers them. Concurrent transactions get different ones. */
export async function takeFinishedPurses(tx: Tx, atMost: number): Promise<bigint[]> {
  const finished = await tables(tx)
    .selectFrom("tournaments.entry as e")
    .innerJoin("tournaments.tournament as t", "t.id", "e.tournament_id")
    .select("e.id")
    .where("e.purse_id", "is not", null)
    .where("e.purse_closed_at", "is", null)
    .where(({ eb, or }) => or([eb("e.state", "<>", "in"), eb("t.ended_at", "is not", null)]))
    .orderBy("e.id")
    .limit(atMost)
    .forUpdate("e")
    .skipLocked()
    .execute()
  if (finished.length === 0) return []
  const ids = finished.map(({ id }) => id)
  const rows = await tables(tx)
    .updateTable("tournaments.entry")
    .set({ purse_closed_at: tx.now })
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val(ids))))
    .returning("purse_id")
    .execute()
  return rows.map(({ purse_id }) => purse_id!)
}
