import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** An entry is played with this purse from now on. */
export async function setPurse(tx: Tx, entryId: bigint, purseId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("tournaments.entry")
    .set({ purse_id: purseId })
    .where("id", "=", entryId)
    .execute()
}

/** Purses of entries that are over, or whose tournament is, and that are closed now; others who look get others. */
export async function takeFinishedPurses(tx: Tx, atMost: number): Promise<bigint[]> {
  const over = await tables(tx)
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
  if (over.length === 0) return []
  const ids = over.map(({ id }) => id)
  const rows = await tables(tx)
    .updateTable("tournaments.entry")
    .set({ purse_closed_at: tx.now })
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val(ids))))
    .returning("purse_id")
    .execute()
  return rows.map(({ purse_id }) => purse_id!)
}
