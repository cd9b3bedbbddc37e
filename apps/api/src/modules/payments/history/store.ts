import { CompiledQuery, sql } from "kysely"
import type { Page } from "../../../platform/db/paginate.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { DateRange } from "../../../platform/lib/calendar.ts"
import type { DepositRow } from "../deposits/store.ts"
import type { WithdrawalRow } from "../withdrawals/store.ts"

export type HistoryQuery = { playerId: bigint; range: DateRange; pageNo: number; limit: number }

/** The SQL is built once. $1 player, $2 and $3 the range, $4 and $5 limit and offset. */
function historyPage<Row>(table: "payments.deposit" | "payments.withdrawal") {
  const ownRows = `from ${table} where player_id = $1 and created_at >= $2 and created_at < $3`
  const counted = `select count(*) as count ${ownRows}`
  const page = `select *, (${counted}) as counted ${ownRows} order by created_at desc, id desc limit $4 offset $5`
  return async ({ db }: Reads, { playerId, range, pageNo, limit }: HistoryQuery): Promise<Page<Row>> => {
    const parameters = [playerId, range.from, range.until]
    const pageQuery = CompiledQuery.raw(page, [...parameters, limit, (pageNo - 1) * limit])
    const { rows } = await db.executeQuery<Row & { counted: bigint }>(pageQuery)
    if (rows[0] || pageNo === 1) return { count: Number(rows[0]?.counted ?? 0), rows }
    const { rows: counts } = await db.executeQuery<{ count: bigint }>(CompiledQuery.raw(counted, parameters))
    return { count: Number(counts[0]!.count), rows }
  }
}
export const listDeposits = historyPage<DepositRow>("payments.deposit")
export const listWithdrawals = historyPage<WithdrawalRow>("payments.withdrawal")

/** The sum of a player's withdrawals that are neither paid nor ended, in cents. */
export async function sumWithdrawalsUnderWay({ db }: Reads, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from payments.withdrawal
    where player_id = ${playerId} and status in ('requested', 'checking', 'approved', 'sent')`.execute(db)
  return Number(rows[0]!.cents)
}

/** Cents, oldest first: deposits less reversals, and withdrawals at their request unless they came to nothing. */
export async function listCashFlows(
  { db }: Reads,
  playerId: bigint,
  since: Date,
): Promise<{ kind: "deposited" | "refused" | "withdrawn"; at: Date; cents: bigint }[]> {
  const { rows } = await sql<{ kind: "deposited" | "refused" | "withdrawn"; at: Date; cents: bigint }>`
    select * from (
      select 'deposited' as kind, credited_at as at, amount_cents - coalesce(taken_back_cents, 0) as cents
      from payments.deposit where player_id = ${playerId} and credited_at >= ${since}
      union all
      select 'refused', created_at, amount_cents
      from payments.deposit where player_id = ${playerId} and created_at >= ${since} and status = 'failed'
      union all
      select 'refused', at, amount_cents
      from payments.refused_deposit where player_id = ${playerId} and at >= ${since}
      union all
      select 'withdrawn', created_at,
        case when status in ('rejected', 'failed') then coalesce(claimed_cents, 0) else amount_cents end
      from payments.withdrawal where player_id = ${playerId} and created_at >= ${since}
    ) flow where cents > 0 order by at`.execute(db)
  return rows
}
