import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()
type Change = Selectable<Tables["sessions.email_change"]>

export type Side = "new" | "current"
const columns = {
  new: { key: "new_key_hash", agreed: "new_agreed_at" },
  current: { key: "current_key_hash", agreed: "current_agreed_at" },
} as const satisfies Record<Side, object>

export async function insertEmailChange(
  tx: Tx,
  change: {
    playerId: bigint
    sessionId: bigint
    email: string
    newKeyHash: Buffer
    currentKeyHash: Buffer | null
    expiresAt: Date
  },
): Promise<void> {
  await tables(tx)
    .insertInto("sessions.email_change")
    .values({
      player_id: change.playerId,
      session_id: change.sessionId,
      email: change.email,
      new_key_hash: change.newKeyHash,
      current_key_hash: change.currentKeyHash,
      made_at: tx.now,
      expires_at: change.expiresAt,
    })
    .execute()
}

export const findOpenEmailChange = (
  from: Reads,
  playerId: bigint,
): Promise<
  | Pick<Change, "email" | "expires_at" | "new_agreed_at" | "current_agreed_at" | "current_key_hash">
  | undefined
> =>
  tables(from)
    .selectFrom("sessions.email_change")
    .select(["email", "expires_at", "new_agreed_at", "current_agreed_at", "current_key_hash"])
    .where("player_id", "=", playerId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", from.now)
    .executeTakeFirst()

export type PendingAgreement = { id: bigint; playerId: bigint; side: Side }

export async function findPendingAgreement(
  from: Reads,
  keyHash: Buffer,
): Promise<PendingAgreement | undefined> {
  const row = await tables(from)
    .selectFrom("sessions.email_change")
    .select(["id", "player_id"])
    .select(sql<Side>`case when new_key_hash = ${keyHash} then 'new' else 'current' end`.as("side"))
    .where("ended_at", "is", null)
    .where("expires_at", ">", from.now)
    .where(({ or, and, eb }) =>
      or([
        and([eb("new_key_hash", "=", keyHash), eb("new_agreed_at", "is", null)]),
        and([eb("current_key_hash", "=", keyHash), eb("current_agreed_at", "is", null)]),
      ]),
    )
    .executeTakeFirst()
  return row && { id: row.id, playerId: row.player_id, side: row.side }
}

/** Records the consent of one side, once. Undefined when the key is no longer valid. */
export const takeAgreement = (
  tx: Tx,
  side: Side,
  keyHash: Buffer,
): Promise<
  | Pick<Change, "id" | "session_id" | "email" | "new_agreed_at" | "current_agreed_at" | "current_key_hash">
  | undefined
> =>
  tables(tx)
    .updateTable("sessions.email_change")
    .set({ [columns[side].agreed]: tx.now })
    .where(columns[side].key, "=", keyHash)
    .where(columns[side].agreed, "is", null)
    .where("ended_at", "is", null)
    .where("expires_at", ">", tx.now)
    .returning(["id", "session_id", "email", "new_agreed_at", "current_agreed_at", "current_key_hash"])
    .executeTakeFirst()

export async function deleteEmailChanges(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom("sessions.email_change").where("expires_at", "<", before).execute()
}
