import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** The hash of a player's password; null where they have none. */
export async function findPasswordHash(from: Reads, playerId: bigint): Promise<string | null> {
  const row = await tables(from)
    .selectFrom("players.player")
    .select("password_hash")
    .where("id", "=", playerId)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** Writes the hash of a new password; with `was`, only over that one. False where nothing was written. */
export async function setPasswordHash(
  tx: Tx,
  playerId: bigint,
  passwordHash: string,
  was?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("players.player")
    .set({ password_hash: passwordHash })
    .where("id", "=", playerId)
    .$if(was !== undefined, (query) => query.where("password_hash", "=", was!))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes the hash of a player's first password; false where they have one. */
export async function setFirstPasswordHash(tx: Tx, playerId: bigint, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("players.player")
    .set({ password_hash: passwordHash })
    .where("id", "=", playerId)
    .where("password_hash", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether this is still the hash of the player's password. A new one then waits until the transaction ends. */
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
