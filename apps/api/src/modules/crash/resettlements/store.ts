import { type Selectable, sql } from "kysely"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { BookedBalance } from "../rounds/store.ts"
import type { Tables } from "../sql/tables.ts"

export type Resettlement = Selectable<Tables["crash.resettlement"]>

export type EndedBet = Selectable<Tables["crash.bet"]> & { result: number; max_paid_cents: bigint }
/** Undefined unless it left or was lost in a crashed round. */
export async function lockEndedBet(tx: Tx, id: string): Promise<EndedBet | undefined> {
  const { rows } = await sql<EndedBet>`
    select b.*, r.result, r.max_paid_cents from crash.bet b join crash.round r on r.id = b.round_id
    where b.id = ${id} and b.ended_as in ('cashedOut', 'lost') and r.over_as = 'crashed' for update of b`.execute(
    tx.db,
  )
  return rows[0]
}

/** `changed`: the bet was paid a different sum meanwhile. The caller holds the lock of the pending proposal. */
export async function resettle(
  tx: Tx,
  id: bigint,
  by: string,
): Promise<BookedBalance & { outcome: "done" | "changed" }> {
  const { rows } = await sql<BookedBalance & { outcome: "done" | "changed" }>`
    select outcome, balance, purse, cash from crash.resettle(${id}, ${by}, ${tx.now})`.execute(tx.db)
  return rows[0]!
}
