import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { BookedBalance } from "../rounds/store.ts"
import type { Tables } from "../sql/tables.ts"

export type Resettlement = Selectable<Tables["crash.resettlement"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

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

type NewResettlement = Pick<
  Resettlement,
  "bet_id" | "player_id" | "leaves_at" | "paid_cents" | "more_cents" | "why" | "proposed_by"
>
/** Undefined where one is pending. */
export async function insertResettlement(tx: Tx, resettlement: NewResettlement): Promise<bigint | undefined> {
  const row = await tables(tx)
    .insertInto("crash.resettlement")
    .values({ ...resettlement, proposed_at: tx.now })
    .onConflict((conflict) => conflict.column("bet_id").where("ended_as", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

export async function listPendingResettlements(from: Reads): Promise<Resettlement[]> {
  return tables(from)
    .selectFrom("crash.resettlement")
    .selectAll()
    .where("ended_as", "is", null)
    .orderBy("id")
    .execute()
}

export type ResettlementOutcome = "done" | "unknown" | "ended" | "sameOperator" | "changed"
export async function resettle(
  tx: Tx,
  id: bigint,
  by: string,
): Promise<BookedBalance & { outcome: ResettlementOutcome; player_id: bigint | null }> {
  const { rows } = await sql<BookedBalance & { outcome: ResettlementOutcome; player_id: bigint | null }>`
    select * from crash.resettle(${id}, ${by}, ${tx.now})`.execute(tx.db)
  return rows[0]!
}

export async function setResettlementWithdrawn(tx: Tx, id: bigint, by: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("crash.resettlement")
    .set({ ended_as: "withdrawn", ended_by: by, ended_at: tx.now })
    .where("id", "=", id)
    .where("ended_as", "is", null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
