import { sql } from "kysely"
import type { Range } from "../../../kernel/calendar.ts"
import type { Reads } from "../../../kernel/transaction.ts"
import type { DepositRow } from "../deposits/store.ts"
import type { WithdrawalRow } from "../withdrawals/store.ts"

export type PageOf = { playerId: bigint; range: Range; pageNo: number; limit: number }
export type Page<Row> = { count: number; rows: Row[] }

/** A page of this player's own rows, newest first, and how many there are in the range. */
const pageOf =
  <Row>(table: "payments.deposit" | "payments.withdrawal") =>
  async ({ db }: Reads, { playerId, range, pageNo, limit }: PageOf): Promise<Page<Row>> => {
    const mine = sql`from ${sql.table(table)} where player_id = ${playerId}
      and created_at >= ${range.from} and created_at < ${range.until}`
    const counted = sql`select count(*) as count ${mine}`
    const { rows } = await sql<Row & { counted: bigint }>`select *, (${counted}) as counted ${mine}
      order by created_at desc, id desc limit ${limit} offset ${(pageNo - 1) * limit}`.execute(db)
    if (rows[0] || pageNo === 1) return { count: Number(rows[0]?.counted ?? 0), rows }
    const { rows: only } = await sql<{ count: bigint }>`${counted}`.execute(db)
    return { count: Number(only[0]!.count), rows }
  }
export const depositsOf = pageOf<DepositRow>("payments.deposit")
export const withdrawalsOf = pageOf<WithdrawalRow>("payments.withdrawal")

/**
 * Money of a player since an instant, cents, soonest first: deposits when they were credited, less what was taken back of
 * them; deposits that the gateway or a limit refused, when they were asked for; withdrawals likewise, but for what came to
 * nothing.
 */
export async function flowsOf(
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
