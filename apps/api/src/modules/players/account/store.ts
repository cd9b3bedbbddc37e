import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function insertRobot(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx)
    .insertInto("players.robot")
    .values({ player_id: playerId })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function listRobots(from: Reads, playerIds: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await tables(from)
    .selectFrom("players.robot")
    .select("player_id")
    .where(({ eb, fn, val }) => eb("player_id", "=", fn.any(val(playerIds))))
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}
