import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type Vouching = Selectable<Tables["identity.vouching"]>

export const lockVouching = (tx: Tx, id: bigint): Promise<Vouching | undefined> =>
  tables(tx).selectFrom("identity.vouching").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()

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
