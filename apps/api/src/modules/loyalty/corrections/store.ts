import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type Correction = Selectable<Tables["loyalty.correction"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

/** Undefined where the player has a pending correction. */
export async function insertCorrection(
  tx: Tx,
  proposal: { playerId: bigint; points: bigint; coins: bigint; why: string; operator: string },
): Promise<bigint | undefined> {
  const { playerId, points, coins, why, operator } = proposal
  const inserted = await tables(tx)
    .insertInto("loyalty.correction")
    .values({ player_id: playerId, points, coins, why, proposed_by: operator, proposed_at: tx.now })
    .onConflict((conflict) => conflict.column("player_id").where("ended_as", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst()
  return inserted?.id
}

export const listPendingCorrections = (from: Reads): Promise<Correction[]> =>
  tables(from)
    .selectFrom("loyalty.correction")
    .selectAll()
    .where("ended_as", "is", null)
    .orderBy("id")
    .limit(500)
    .execute()

export const lockCorrection = (tx: Tx, id: bigint): Promise<Correction | undefined> =>
  tables(tx)
    .selectFrom("loyalty.correction")
    .selectAll()
    .where("id", "=", id)
    .where("ended_as", "is", null)
    .forUpdate()
    .executeTakeFirst()

export async function sumCorrectedPoints(from: Reads, playerId: bigint): Promise<bigint> {
  const { points } = await tables(from)
    .selectFrom("loyalty.correction")
    .select(sql<bigint>`coalesce(sum(points), 0)::bigint`.as("points"))
    .where("player_id", "=", playerId)
    .where("ended_as", "=", "confirmed")
    .executeTakeFirstOrThrow()
  return points
}

export async function setCorrectionEnded(
  tx: Tx,
  id: bigint,
  as: "confirmed" | "withdrawn",
  operator: string,
): Promise<void> {
  await tables(tx)
    .updateTable("loyalty.correction")
    .set({ ended_as: as, ended_by: operator, ended_at: tx.now })
    .where("id", "=", id)
    .execute()
}
