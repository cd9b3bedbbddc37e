import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()
export type Factor = Selectable<Tables["sessions.factor"]>
type RecoveryCode = Selectable<Tables["sessions.recovery_code"]>

/** Also a factor whose set-up is not confirmed yet. */
export const findFactor = (from: Reads, playerId: bigint): Promise<Factor | undefined> =>
  tables(from).selectFrom("sessions.factor").selectAll().where("player_id", "=", playerId).executeTakeFirst()

export async function isFactorOn(from: Reads, playerId: bigint): Promise<boolean> {
  return Boolean((await findFactor(from, playerId))?.confirmed_at)
}

/** Replaces an unconfirmed factor; false where one is on. */
export async function insertFactor(tx: Tx, playerId: bigint, secret: Buffer): Promise<boolean> {
  const row = await tables(tx)
    .insertInto("sessions.factor")
    .values({ player_id: playerId, secret, made_at: tx.now })
    .onConflict((c) =>
      c
        .column("player_id")
        .doUpdateSet(({ ref }) => ({ secret: ref("excluded.secret"), made_at: ref("excluded.made_at") }))
        .where("sessions.factor.confirmed_at", "is", null),
    )
    .returning("player_id")
    .executeTakeFirst()
  return row !== undefined
}

/** False where the set-up was restarted or confirmed. */
export async function setFactorConfirmed(
  tx: Tx,
  playerId: bigint,
  { secret, step }: { secret: Buffer; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.factor")
    .set({ confirmed_at: tx.now, last_step: BigInt(step) })
    .where("player_id", "=", playerId)
    .where("secret", "=", secret)
    .where("confirmed_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False where the code of this or a later time step was used. */
export async function takeStep(tx: Tx, playerId: bigint, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.factor")
    .set({ last_step: BigInt(step) })
    .where("player_id", "=", playerId)
    .where("confirmed_at", "is not", null)
    .where(({ or, eb }) => or([eb("last_step", "is", null), eb("last_step", "<", BigInt(step))]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setPasswordMailed(tx: Tx, playerId: bigint, isMailed: boolean): Promise<void> {
  await tables(tx)
    .updateTable("sessions.factor")
    .set({ mailed_password_at: isMailed ? tx.now : null })
    .where("player_id", "=", playerId)
    .execute()
}

export async function deleteFactor(tx: Tx, playerId: bigint): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("sessions.factor")
    .where("player_id", "=", playerId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function lockFactor(tx: Tx, playerId: bigint): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom("sessions.factor")
    .select("player_id")
    .where("player_id", "=", playerId)
    .where("confirmed_at", "is not", null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function insertRecoveryCodes(
  tx: Tx,
  playerId: bigint,
  sealed: readonly Buffer[],
): Promise<void> {
  await tables(tx)
    .insertInto("sessions.recovery_code")
    .values(sealed.map((each) => ({ player_id: playerId, sealed: each, made_at: tx.now })))
    .execute()
}

export async function deleteRecoveryCodes(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx).deleteFrom("sessions.recovery_code").where("player_id", "=", playerId).execute()
}

export const listOpenRecoveryCodes = (
  from: Reads,
  playerId: bigint,
): Promise<Pick<RecoveryCode, "id" | "sealed">[]> =>
  tables(from)
    .selectFrom("sessions.recovery_code")
    .select(["id", "sealed"])
    .where("player_id", "=", playerId)
    .where("used_at", "is", null)
    .execute()

export async function takeRecoveryCode(tx: Tx, id: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.recovery_code")
    .set({ used_at: tx.now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const lockFactors = (
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<Pick<Factor, "player_id" | "secret">[]> =>
  tables(tx)
    .selectFrom("sessions.factor")
    .select(["player_id", "secret"])
    .where("player_id", ">", after)
    .orderBy("player_id")
    .limit(limit)
    .forUpdate()
    .execute()

export async function setFactorSecret(tx: Tx, playerId: bigint, secret: Buffer): Promise<void> {
  await tables(tx).updateTable("sessions.factor").set({ secret }).where("player_id", "=", playerId).execute()
}

export const lockRecoveryCodes = (
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<Pick<RecoveryCode, "id" | "sealed">[]> =>
  tables(tx)
    .selectFrom("sessions.recovery_code")
    .select(["id", "sealed"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute()

export async function setRecoveryCode(tx: Tx, id: bigint, sealed: Buffer): Promise<void> {
  await tables(tx).updateTable("sessions.recovery_code").set({ sealed }).where("id", "=", id).execute()
}
