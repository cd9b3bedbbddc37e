import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()
type Challenge = Selectable<Tables["sessions.challenge"]>
/** Hashes of the key of the page and of the key of the browser; a challenge needs both. */
export type ChallengeKeys = { keyHash: Buffer; browserHash: Buffer }

export async function insertChallenge(
  tx: Tx,
  challenge: ChallengeKeys & {
    playerId: bigint
    deviceType: Challenge["device_type"]
    expiresAt: Date
  },
): Promise<void> {
  await tables(tx)
    .insertInto("sessions.challenge")
    .values({
      key_hash: challenge.keyHash,
      browser_hash: challenge.browserHash,
      player_id: challenge.playerId,
      device_type: challenge.deviceType,
      made_at: tx.now,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

export const findOpenChallenge = (
  from: Reads,
  { keyHash, browserHash }: ChallengeKeys,
): Promise<Pick<Challenge, "id" | "player_id" | "mailed_at"> | undefined> =>
  tables(from)
    .selectFrom("sessions.challenge")
    .select(["id", "player_id", "mailed_at"])
    .where("key_hash", "=", keyHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", from.now)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .executeTakeFirst()

export const takeTryOfChallenge = (
  tx: Tx,
  { keyHash, browserHash }: ChallengeKeys,
  tries: number,
): Promise<Pick<Challenge, "id" | "player_id" | "device_type" | "code_mark"> | undefined> =>
  tables(tx)
    .updateTable("sessions.challenge")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("key_hash", "=", keyHash)
    .where("browser_hash", "=", browserHash)
    .where("tries", "<", tries)
    .where("expires_at", ">", tx.now)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .returning(["id", "player_id", "device_type", "code_mark"])
    .executeTakeFirst()

/** Invalidates the previous digits. False when they were sent after `mailedBefore`. */
export async function takeMailing(
  tx: Tx,
  id: bigint,
  { mailedBefore, expiresAt }: { mailedBefore: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.challenge")
    .set({ mailed_at: tx.now, code_mark: null, expires_at: expiresAt })
    .where("id", "=", id)
    .where(({ or, eb }) => or([eb("mailed_at", "is", null), eb("mailed_at", "<=", mailedBefore)]))
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Undefined when a mark exists already or the challenge is used or void. */
export async function setChallengeMark(
  tx: Tx,
  id: bigint,
  mark: Buffer,
): Promise<{ playerId: bigint; expiresAt: Date } | undefined> {
  const row = await tables(tx)
    .updateTable("sessions.challenge")
    .set({ code_mark: mark })
    .where("id", "=", id)
    .where("code_mark", "is", null)
    .where("mailed_at", "is not", null)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .returning(["player_id", "expires_at"])
    .executeTakeFirst()
  return row && { playerId: row.player_id, expiresAt: row.expires_at }
}

export async function takeChallenge(tx: Tx, id: bigint, mark?: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.challenge")
    .set({ used_at: tx.now })
    .where("id", "=", id)
    .$if(mark !== undefined, (query) => query.where("code_mark", "=", mark!))
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setChallengesVoid(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("sessions.challenge")
    .set({ voided_at: tx.now })
    .where("player_id", "=", playerId)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .execute()
}

export async function deleteChallenges(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom("sessions.challenge").where("expires_at", "<", before).execute()
}
