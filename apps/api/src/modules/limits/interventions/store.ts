import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type Intervention = Selectable<Tables["limits.desk_entry"]>

/** Append-only. */
export async function insertIntervention(
  tx: Tx,
  entry: { playerId: bigint; operator: string; did: string; reason: string },
): Promise<void> {
  const { playerId, operator, did, reason } = entry
  await tables(tx)
    .insertInto("limits.desk_entry")
    .values({ player_id: playerId, operator, did, reason, at: tx.now })
    .execute()
}

export async function listInterventions(from: Reads, playerId: bigint): Promise<Intervention[]> {
  return tables(from)
    .selectFrom("limits.desk_entry")
    .selectAll()
    .where("player_id", "=", playerId)
    .orderBy("id", "desc")
    .limit(20)
    .execute()
}
