import type { limits as contract } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type RealityCheckColumns = { check_minutes: number | null; check_due_at: Date | null }
export type LoginTimeResetColumns = { login_time_reset_at: Date | null }

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function getCheck(from: Reads, playerId: bigint): Promise<RealityCheckColumns> {
  const row = await tables(from)
    .selectFrom("limits.player")
    .select(["check_minutes", "check_due_at"])
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row ?? { check_minutes: null, check_due_at: null }
}

export async function setCheck(
  tx: Tx,
  playerId: bigint,
  check: { minutes: contract.RealityCheck["minutes"]; dueAt: Date } | null,
): Promise<void> {
  await tables(tx)
    .updateTable("limits.player")
    .set({ check_minutes: check?.minutes ?? null, check_due_at: check?.dueAt ?? null })
    .where("player_id", "=", playerId)
    .execute()
}

export async function setLoginTimeReset(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("limits.player")
    .set({ login_time_reset_at: tx.now })
    .where("player_id", "=", playerId)
    .execute()
}
