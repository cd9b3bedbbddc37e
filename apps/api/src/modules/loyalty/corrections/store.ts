import { type Selectable, sql } from "kysely"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type Correction = Selectable<Tables["loyalty.correction"]>

export async function sumCorrectedPoints(from: Reads, playerId: bigint): Promise<bigint> {
  const { points } = await from.db
    .withTables<Tables>()
    .selectFrom("loyalty.correction")
    .select(sql<bigint>`coalesce(sum(points), 0)::bigint`.as("points"))
    .where("player_id", "=", playerId)
    .where("ended_as", "=", "confirmed")
    .executeTakeFirstOrThrow()
  return points
}
