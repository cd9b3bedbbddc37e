import type { limits as contract } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { coolingHours } from "../requests/rules.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function getCooldown(from: Reads, playerId: bigint): Promise<contract.CooldownHours> {
  const row = await tables(from)
    .selectFrom("limits.player")
    .select("cooldown_hours")
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return (row?.cooldown_hours ?? coolingHours) as contract.CooldownHours
}

/** Null sets the default. */
export async function setCooldown(tx: Tx, playerId: bigint, hours: number | null): Promise<void> {
  await tables(tx)
    .updateTable("limits.player")
    .set({ cooldown_hours: hours })
    .where("player_id", "=", playerId)
    .execute()
}
