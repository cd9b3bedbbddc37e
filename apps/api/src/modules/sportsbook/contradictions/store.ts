import type { Insertable, Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type Contradiction = Selectable<Tables["sportsbook.contradiction"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

/** Undefined where it is recorded already. */
export async function insertContradiction(
  tx: Tx,
  contradiction: Omit<
    Insertable<Tables["sportsbook.contradiction"]>,
    "id" | "at" | "closed_at" | "closed_by" | "why"
  >,
): Promise<bigint | undefined> {
  const row = await tables(tx)
    .insertInto("sportsbook.contradiction")
    .values({ ...contradiction, at: tx.now })
    .onConflict((clash) => clash.columns(["provider", "uuid"]).doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

export async function listContradictions(from: Reads): Promise<Contradiction[]> {
  return tables(from)
    .selectFrom("sportsbook.contradiction")
    .selectAll()
    .where("closed_at", "is", null)
    .orderBy("id")
    .execute()
}

/** Returns the player; undefined where it is not open. */
export async function setContradictionClosed(
  tx: Tx,
  id: bigint,
  by: string,
  why: string,
): Promise<bigint | undefined> {
  const row = await tables(tx)
    .updateTable("sportsbook.contradiction")
    .set({ closed_at: tx.now, closed_by: by, why })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .returning("player_id")
    .executeTakeFirst()
  return row?.player_id
}
