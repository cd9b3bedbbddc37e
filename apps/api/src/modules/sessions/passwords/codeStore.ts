import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()
type Code = Selectable<Tables["sessions.reset_code"]>

/** The row is added whether or not the player exists; the code is set when the e-mail is sent. */
export async function insertResetCode(
  tx: Tx,
  code: { keyHash: Buffer; playerId: bigint | null; askedFor: Buffer; expiresAt: Date },
): Promise<bigint> {
  const row = await tables(tx)
    .insertInto("sessions.reset_code")
    .values({
      key_hash: code.keyHash,
      player_id: code.playerId,
      asked_for: code.askedFor,
      sent_at: tx.now,
      expires_at: code.expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export const findResetCode = (
  from: Reads,
  keyHash: Buffer,
): Promise<Pick<Code, "id" | "player_id" | "asked_for" | "sent_at"> | undefined> =>
  tables(from)
    .selectFrom("sessions.reset_code")
    .select(["id", "player_id", "asked_for", "sent_at"])
    .where("key_hash", "=", keyHash)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .executeTakeFirst()

/** Invalidates the previous code. False when it was sent after `sentBefore`. */
export async function takeResend(
  tx: Tx,
  id: bigint,
  { sentBefore, expiresAt }: { sentBefore: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.reset_code")
    .set({ code_mark: null, sent_at: tx.now, expires_at: expiresAt, tries: 0 })
    .where("id", "=", id)
    .where("sent_at", "<=", sentBefore)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Undefined when a mark exists already or no player has the address. */
export async function setCodeMark(
  tx: Tx,
  id: bigint,
  mark: Buffer,
): Promise<{ playerId: bigint; expiresAt: Date } | undefined> {
  const row = await tables(tx)
    .updateTable("sessions.reset_code")
    .set({ code_mark: mark })
    .where("id", "=", id)
    .where("code_mark", "is", null)
    .where("player_id", "is not", null)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .returning(["player_id", "expires_at"])
    .executeTakeFirst()
  return row && { playerId: row.player_id!, expiresAt: row.expires_at }
}

export const takeTry = (
  tx: Tx,
  keyHash: Buffer,
  tries: number,
): Promise<Pick<Code, "id" | "player_id" | "asked_for" | "code_mark"> | undefined> =>
  tables(tx)
    .updateTable("sessions.reset_code")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("key_hash", "=", keyHash)
    .where("tries", "<", tries)
    .where("expires_at", ">", tx.now)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .returning(["id", "player_id", "asked_for", "code_mark"])
    .executeTakeFirst()

export async function takeResetCode(tx: Tx, id: bigint, mark: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.reset_code")
    .set({ used_at: tx.now })
    .where("id", "=", id)
    .where("code_mark", "=", mark)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setCodesVoid(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("sessions.reset_code")
    .set({ voided_at: tx.now })
    .where("player_id", "=", playerId)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .execute()
}

export async function deleteResetCodes(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom("sessions.reset_code").where("expires_at", "<", before).execute()
}
