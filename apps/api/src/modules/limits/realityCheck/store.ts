import type { limits as contract } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type RealityCheckColumns = { check_minutes: number | null; check_due_at: Date | null }
/** When a player last set a reality check, as `limits.shown_of` answers it; null for never. */
export type LoginTimeResetColumns = { login_time_reset_at: Date | null }

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** How often a player wants to be shown what they play, and when next; nulls: not at all. */
export async function getCheck(from: Reads, playerId: bigint): Promise<RealityCheckColumns> {
  const row = await tables(from)
    .selectFrom("limits.player")
    .select(["check_minutes", "check_due_at"])
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row ?? { check_minutes: null, check_due_at: null }
}

/** The caller holds the player's row. */
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

/** The login time that the player's pages show begins now. The caller holds the player's row. */
export async function setLoginTimeReset(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx)
    .updateTable("limits.player")
    .set({ login_time_reset_at: tx.now })
    .where("player_id", "=", playerId)
    .execute()
}
