import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const arriving = { mail_returned_at: null, mail_returned_code: null }

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** `isReachable`: verified, without bounces. With `passwordHash`, undefined where the hash has changed. */
export async function lockEmail(
  tx: Tx,
  playerId: bigint,
  { passwordHash }: { passwordHash?: string } = {},
): Promise<{ email: string; isReachable: boolean } | undefined> {
  const row = await tables(tx)
    .selectFrom("players.player")
    .select(["email", "email_verified_at", "mail_returned_at"])
    .where("id", "=", playerId)
    .$if(passwordHash !== undefined, (query) => query.where("password_hash", "=", passwordHash!))
    .forUpdate()
    .executeTakeFirst()
  return (
    row && { email: row.email, isReachable: row.email_verified_at !== null && row.mail_returned_at === null }
  )
}

export async function setEmail(
  tx: Tx,
  playerId: bigint,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  await tables(tx)
    .updateTable("players.player")
    .set({ email, email_key: emailKey, email_verified_at: tx.now, ...arriving })
    .where("id", "=", playerId)
    .execute()
}

export async function setEmailVerified(tx: Tx, playerId: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("players.player")
    .set({ email_verified_at: tx.now })
    .where("id", "=", playerId)
    .where("email_verified_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

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

export async function findConfirmedPlayer(from: Reads, hash: Buffer): Promise<bigint | undefined> {
  const row = await tables(from)
    .selectFrom("players.email_token as token")
    .innerJoin("players.player as player", "player.id", "token.player_id")
    .select("token.player_id")
    .where("token.token_hash", "=", hash)
    .where("token.used_at", "is not", null)
    .where("player.email_verified_at", "is not", null)
    .executeTakeFirst()
  return row?.player_id
}

/** Undefined where no account has the address or its e-mails bounced before. */
export async function setMailReturned(tx: Tx, emailKey: string, code: string): Promise<bigint | undefined> {
  const row = await tables(tx)
    .updateTable("players.player")
    .set({ mail_returned_at: tx.now, mail_returned_code: code })
    .where("email_key", "=", emailKey)
    .where("mail_returned_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

export async function setMailArriving(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("players.player")
    .set(arriving)
    .where("id", "=", playerId)
    .where("mail_returned_at", "is not", null)
    .execute()
}

export async function countUnreached(from: Reads): Promise<number> {
  const { count } = await tables(from)
    .selectFrom("players.player")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .where("mail_returned_at", "is not", null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const listUnreached = (
  from: Reads,
  atMost: number,
): Promise<{ id: bigint; mail_returned_at: Date | null; mail_returned_code: string | null }[]> =>
  tables(from)
    .selectFrom("players.player")
    .select(["id", "mail_returned_at", "mail_returned_code"])
    .where("mail_returned_at", "is not", null)
    .orderBy("mail_returned_at", "desc")
    .orderBy("id", "desc")
    .limit(atMost)
    .execute()
