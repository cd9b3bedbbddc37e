import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function setPhoto(
  tx: Tx,
  playerId: bigint,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<void> {
  const photo = { name, bytes, kept_at: tx.now }
  await tables(tx)
    .insertInto("players.photo")
    .values({ player_id: playerId, ...photo })
    .onConflict((c) => c.column("player_id").doUpdateSet(photo))
    .execute()
}

export async function deletePhoto(tx: Tx, playerId: bigint): Promise<boolean> {
  const deleted = await tables(tx)
    .deleteFrom("players.photo")
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export async function findPhotoByName(from: Reads, name: string): Promise<Buffer | undefined> {
  const row = await tables(from)
    .selectFrom("players.photo")
    .select("bytes")
    .where("name", "=", name)
    .executeTakeFirst()
  return row?.bytes
}

export async function findPhoto(from: Reads, playerId: bigint): Promise<Buffer | undefined> {
  const row = await tables(from)
    .selectFrom("players.photo")
    .select("bytes")
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row?.bytes
}
