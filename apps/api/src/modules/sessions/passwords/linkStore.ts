import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** Voids the open link of the player. */
export async function insertResetLink(
  tx: Tx,
  link: { keyHash: Buffer; playerId: bigint; expiresAt: Date },
): Promise<void> {
  await setLinksVoid(tx, link.playerId)
  await tables(tx)
    .insertInto("sessions.reset_link")
    .values({
      key_hash: link.keyHash,
      player_id: link.playerId,
      made_at: tx.now,
      expires_at: link.expiresAt,
    })
    .execute()
}

export async function setLinksVoid(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("sessions.reset_link")
    .set({ voided_at: tx.now })
    .where("player_id", "=", playerId)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .execute()
}

type Link = { playerId: bigint; expiresAt: Date }

export async function findResetLink(from: Reads, keyHash: Buffer): Promise<Link | undefined> {
  const row = await tables(from)
    .selectFrom("sessions.reset_link")
    .select(["player_id", "expires_at"])
    .where("key_hash", "=", keyHash)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .executeTakeFirst()
  return row && { playerId: row.player_id, expiresAt: row.expires_at }
}

export async function takeResetLink(tx: Tx, keyHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.reset_link")
    .set({ used_at: tx.now })
    .where("key_hash", "=", keyHash)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .where("expires_at", ">", tx.now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteResetLinks(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom("sessions.reset_link").where("expires_at", "<", before).execute()
}
