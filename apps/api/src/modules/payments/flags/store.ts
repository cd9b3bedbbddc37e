import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type FlagRow = Selectable<Tables["payments.risk_flag"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function insertFlag(
  tx: Tx,
  flag: Pick<FlagRow, "player_id" | "kind" | "subject_id">,
): Promise<bigint | undefined> {
  const inserted = await tables(tx)
    .insertInto("payments.risk_flag")
    .values({ ...flag, raised_at: tx.now, cleared_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return inserted?.id
}

export function setFlagCleared(tx: Tx, id: bigint): Promise<FlagRow | undefined> {
  return tables(tx)
    .updateTable("payments.risk_flag")
    .set({ cleared_at: tx.now })
    .where("id", "=", id)
    .where("cleared_at", "is", null)
    .returningAll()
    .executeTakeFirst()
}

const openFlags = (from: Reads) =>
  tables(from).selectFrom("payments.risk_flag").selectAll().where("cleared_at", "is", null)

export const listFlags = (from: Reads): Promise<FlagRow[]> =>
  openFlags(from).orderBy("id").limit(500).execute()

export async function isFlagged(from: Reads, playerId: bigint, since?: Date): Promise<boolean> {
  let query = openFlags(from).where("player_id", "=", playerId)
  if (since) query = query.where("raised_at", ">", since)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
