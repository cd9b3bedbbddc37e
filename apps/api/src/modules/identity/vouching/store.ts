import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type Vouching = Selectable<Tables["identity.vouching"]>

export async function insertVouching(
  tx: Tx,
  { playerId, sealed, note, operator }: { playerId: bigint; sealed: Buffer; note: string; operator: string },
): Promise<bigint | undefined> {
  const row = await tables(tx)
    .insertInto("identity.vouching")
    .values({ player_id: playerId, sealed, note, proposed_by: operator, proposed_at: tx.now })
    .onConflict((conflict) => conflict.column("player_id").where("ended_as", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

export const lockVouching = (tx: Tx, id: bigint): Promise<Vouching | undefined> =>
  tables(tx).selectFrom("identity.vouching").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()

export const listPendingVouchings = (from: Reads): Promise<Vouching[]> =>
  tables(from)
    .selectFrom("identity.vouching")
    .selectAll()
    .where("ended_as", "is", null)
    .orderBy("id")
    .limit(500)
    .execute()

export async function setVouchingEnded(
  tx: Tx,
  id: bigint,
  end: { as: "confirmed" | "withdrawn"; operator: string; note?: string },
): Promise<void> {
  await tables(tx)
    .updateTable("identity.vouching")
    .set({
      ended_as: end.as,
      ended_by: end.operator,
      ended_note: end.note ?? null,
      ended_at: tx.now,
      ...(end.as === "withdrawn" ? { sealed: null } : {}),
    })
    .where("id", "=", id)
    .execute()
}

/** `null` deletes the reading. */
export async function setVouchingSealed(tx: Tx, id: bigint, sealed: Buffer | null): Promise<void> {
  await tables(tx).updateTable("identity.vouching").set({ sealed }).where("id", "=", id).execute()
}

export const lockSealedVouchings = (
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<{ id: bigint; sealed: Buffer | null }[]> =>
  tables(tx)
    .selectFrom("identity.vouching")
    .select(["id", "sealed"])
    .where("id", ">", after)
    .where("sealed", "is not", null)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute()
