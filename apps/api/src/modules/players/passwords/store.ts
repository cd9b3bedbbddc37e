import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function findPasswordHash(from: Reads, playerId: bigint): Promise<string | null> {
  const row = await tables(from)
    .selectFrom("players.player")
    .select("password_hash")
    .where("id", "=", playerId)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** With `previousHash`, only while that is still the hash. False where nothing was written. */
export async function setPasswordHash(
  tx: Tx,
  playerId: bigint,
  passwordHash: string,
  previousHash?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("players.player")
    .set({ password_hash: passwordHash })
    .where("id", "=", playerId)
    .$if(previousHash !== undefined, (query) => query.where("password_hash", "=", previousHash!))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setFirstPasswordHash(tx: Tx, playerId: bigint, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("players.player")
    .set({ password_hash: passwordHash })
    .where("id", "=", playerId)
    .where("password_hash", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** True while the hash is current; a change of it waits until the transaction ends. */
export async function lockPasswordHash(tx: Tx, playerId: bigint, passwordHash: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom("players.player")
    .select("id")
    .where("id", "=", playerId)
    .where("password_hash", "=", passwordHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}
