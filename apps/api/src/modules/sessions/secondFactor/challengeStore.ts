import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()
type Challenge = Selectable<Tables["sessions.challenge"]>
/** Both halves of what opens one: the page's and the browser's. */
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

/** The challenge of these keys that is open at `from.now`. */
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

/** Takes one of so many tries, before the code is looked at; undefined when none is left or the time is up. */
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

/** Asks for digits by e-mail: those from before are none any more. False when the last were asked for after `mailedBefore`. */
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

/** Keeps the mark of the digits that are being posted; undefined when there is one already, or nobody waits for them. */
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

/** Uses a challenge up, with `mark` only while its digits are still those; false when somebody did before, or it is void. */
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

/** Forgets the challenges that ran out before an instant. */
export async function deleteChallenges(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom("sessions.challenge").where("expires_at", "<", before).execute()
}
