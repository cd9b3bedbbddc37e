import type { ByLanguage, loyalty as contract } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginateSql, toOffset } from "../../../platform/db/paginate.ts"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

type Kept = WithColumnTypes<Tables, { "loyalty.entry": { name: JsonColumn<ByLanguage> | null } }>
/** Rounds are read as if they were kept like all else. */
export type EntryRow = Omit<Selectable<Kept["loyalty.entry"]>, "player_id" | "cause"> & {
  cause: contract.LoyaltyCause
}
type HistoryQuery = PageQuery & { currency?: contract.LoyaltyCurrency | undefined }

/** Rounds have no row in `loyalty.entry`; a currency leaves out changes of the other. */
function historyQueries(playerId: bigint, { currency }: Pick<HistoryQuery, "currency">) {
  const coins = sql`coalesce(was_coins, coins)`
  const earned = currency === "coins" ? sql`${coins} <> 0` : sql`true`
  const changed = currency === undefined ? sql`true` : sql`${sql.ref(currency)} <> 0`
  return {
    rounds: sql`
      select entry_id as id, at, 'round' as cause, game_id, coalesce(was_stake_units, stake_units) as amount,
        null::jsonb as name, coalesce(was_points, points) as points, ${coins} as coins
      from loyalty.earning where player_id = ${playerId} and ${earned}`,
    others: sql`
      select id, at, cause, game_id, amount, name, points, coins
      from loyalty.entry where player_id = ${playerId} and ${changed}`,
  }
}

export async function listHistoryEntries(
  from: Reads,
  playerId: bigint,
  query: HistoryQuery,
): Promise<Page<EntryRow>> {
  const { rounds, others } = historyQueries(playerId, query)
  const counted = sql`(select from (${rounds}) r union all select from (${others}) o) changes`
  // Each part is read backwards in its index, no further than this page needs.
  const last = sql`order by at desc, id desc limit ${toOffset(query) + query.limit}`
  const rows = sql<EntryRow>`
    select * from ((${rounds} ${last}) union all (${others} ${last})) changes order by at desc, id desc`
  return paginateSql(from, { counted, rows }, query)
}
