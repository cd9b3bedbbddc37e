import type { ByLanguage, loyalty as contract } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

type Kept = WithColumnTypes<Tables, { "loyalty.entry": { name: JsonColumn<ByLanguage> | null } }>
/** Rounds are read as if they were kept like all else. */
export type EntryRow = Omit<Selectable<Kept["loyalty.entry"]>, "player_id" | "cause"> & {
  cause: contract.LoyaltyCause
}
type HistoryQuery = { pageNo: number; limit: number; currency?: contract.LoyaltyCurrency | undefined }

/** What rounds earned, as they earned it, and what else changed; those that changed one of the two where it is asked for. */
function historyQueries(playerId: bigint, { currency }: Pick<HistoryQuery, "currency">) {
  const coins = sql`coalesce(was_coins, coins)`
  // A round that earned no points is not kept.
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

/** A page of what changed a player's points and coins, newest first, and how much there is; of one of the two where asked. */
export async function listHistoryEntries(
  from: Reads,
  playerId: bigint,
  asked: HistoryQuery,
): Promise<{ count: number; rows: EntryRow[] }> {
  const { rounds, others } = historyQueries(playerId, asked)
  const { rows: counted } = await sql<{ count: bigint }>`
    select (select count(*) from (${rounds}) r) + (select count(*) from (${others}) o) as count`.execute(
    from.db,
  )
  const before = (asked.pageNo - 1) * asked.limit
  // Of each so many as the page may have: each is read from the end of its index.
  const last = sql`order by at desc, id desc limit ${before + asked.limit}`
  const { rows } = await sql<EntryRow>`
    select * from ((${rounds} ${last}) union all (${others} ${last})) changes
    order by at desc, id desc limit ${asked.limit} offset ${before}`.execute(from.db)
  return { count: Number(counted[0]!.count), rows }
}
