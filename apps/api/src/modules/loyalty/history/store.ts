import type { ByLanguage, loyalty as contract } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { Holding, Json } from "../../../kernel/tables.ts"
import type { Reads } from "../../../kernel/transaction.ts"
import type { Tables } from "../sql/tables.ts"

type Kept = Holding<Tables, { "loyalty.entry": { name: Json<ByLanguage> | null } }>
export type EntryRow = Selectable<Kept["loyalty.entry"]>
type Asked = { pageNo: number; limit: number; currency?: contract.LoyaltyCurrency | undefined }

/** A page of what changed a player's points and coins, newest first, and how much there is; of one of the two where asked. */
export async function entriesOf(
  from: Reads,
  playerId: bigint,
  { pageNo, limit, currency }: Asked,
): Promise<{ count: number; rows: EntryRow[] }> {
  const all = from.db.withTables<Kept>().selectFrom("loyalty.entry").where("player_id", "=", playerId)
  const asked = currency === undefined ? all : all.where(currency, "<>", 0n)
  const { count } = await asked.select(sql<bigint>`count(*)`.as("count")).executeTakeFirstOrThrow()
  const rows = await asked
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit)
    .offset((pageNo - 1) * limit)
    .execute()
  return { count: Number(count), rows }
}
