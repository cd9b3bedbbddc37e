import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type FlagRow = Selectable<Tables["payments.risk_flag"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

/** Keeps a flag, once per kind and subject, and answers its id; undefined where it is kept already. */
export async function insertFlag(
  tx: Tx,
  flag: Pick<FlagRow, "player_id" | "kind" | "subject_id">,
): Promise<bigint | undefined> {
  const kept = await tables(tx)
    .insertInto("payments.risk_flag")
    .values({ ...flag, raised_at: tx.now, cleared_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return kept?.id
}

/** Clears a flag that stands and answers it; undefined where none of this id does. */
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

/** The flags that stand, oldest first. */
export const listFlags = (from: Reads): Promise<FlagRow[]> =>
  openFlags(from).orderBy("id").limit(500).execute()

/** Whether a person must look before money leaves to this player; with an instant: for a reason that came up after it. */
export async function isFlagged(from: Reads, playerId: bigint, since?: Date): Promise<boolean> {
  let found = openFlags(from).where("player_id", "=", playerId)
  if (since) found = found.where("raised_at", ">", since)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}
