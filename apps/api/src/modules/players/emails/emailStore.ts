import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../kernel/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

/**
 * The address of a player and since when it is known to be theirs, locked: whoever changes anything of the player waits
 * until the transaction ends. With `passwordHash` only while it is still that one.
 */
export const lockEmailOf = (
  tx: Tx,
  playerId: bigint,
  { passwordHash }: { passwordHash?: string } = {},
): Promise<Pick<Selectable<Tables["players.player"]>, "email" | "email_verified_at"> | undefined> =>
  tables(tx)
    .selectFrom("players.player")
    .select(["email", "email_verified_at"])
    .where("id", "=", playerId)
    .$if(passwordHash !== undefined, (query) => query.where("password_hash", "=", passwordHash!))
    .forUpdate()
    .executeTakeFirst()

/** Gives a player another address, known to be theirs. The unique constraint of the table may refuse. */
export async function setEmail(
  tx: Tx,
  playerId: bigint,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  await tables(tx)
    .updateTable("players.player")
    .set({ email, email_key: emailKey, email_verified_at: tx.now })
    .where("id", "=", playerId)
    .execute()
}

/** Marks the address as the player's own; false when it was already. */
export async function setEmailVerified(tx: Tx, playerId: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("players.player")
    .set({ email_verified_at: tx.now })
    .where("id", "=", playerId)
    .where("email_verified_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds a token; those the player has left become void. */
export async function insertEmailToken(
  tx: Tx,
  token: { hash: Buffer; playerId: bigint; expiresAt: Date },
): Promise<void> {
  await setEmailTokensVoid(tx, token.playerId)
  await tables(tx)
    .insertInto("players.email_token")
    .values({
      token_hash: token.hash,
      player_id: token.playerId,
      made_at: tx.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

export async function setEmailTokensVoid(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("players.email_token")
    .set({ voided_at: tx.now })
    .where("player_id", "=", playerId)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .execute()
}

/** Uses a token up and answers whose it was; undefined when it is unknown, used or voided. */
export async function takeEmailToken(
  tx: Tx,
  hash: Buffer,
): Promise<{ playerId: bigint; expiresAt: Date } | undefined> {
  const row = await tables(tx)
    .updateTable("players.email_token")
    .set({ used_at: tx.now })
    .where("token_hash", "=", hash)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .returning(["player_id", "expires_at"])
    .executeTakeFirst()
  return row && { playerId: row.player_id, expiresAt: row.expires_at }
}
