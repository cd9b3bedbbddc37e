import { sql } from "kysely"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { RoundRow } from "../rounds/store.ts"

export type OverRound = Pick<RoundRow, "id" | "number"> & {
  [Column in "hash" | "result" | "over_as" | "over_at"]: NonNullable<RoundRow[Column]>
}

export async function listOverRoundsAfter(
  from: Reads,
  { chain, after, limit }: { chain: number; after: number; limit: number },
): Promise<OverRound[]> {
  const { rows } = await sql<OverRound>`
    select id, number, hash, result, over_as, over_at from crash.round
    where chain = ${chain} and number > ${after} and over_at is not null
    order by number limit ${limit}`.execute(from.db)
  return rows
}

export async function listChainSpansOfDay(
  from: Reads,
  day: { from: Date; until: Date },
): Promise<{ chain: number; first: number; last: number }[]> {
  const { rows } = await sql<{ chain: number; first: number; last: number }>`
    select chain, min(number) as first, max(number) as last from crash.round
    where over_at >= ${day.from} and over_at < ${day.until}
    group by chain order by chain`.execute(from.db)
  return rows
}
