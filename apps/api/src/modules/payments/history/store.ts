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
  async ({ db }: Pick<Reads, "db">, { playerId, range, pageNo, limit }: PageOf): Promise<Page<Row>> => {
    const mine = sql`from ${sql.table(table)} where player_id = ${playerId}
      and created_at >= ${range.from} and created_at < ${range.until}`
    const counted = await sql<{ count: bigint }>`select count(*) as count ${mine}`.execute(db)
    const { rows } = await sql<Row>`select * ${mine} order by created_at desc, id desc
      limit ${limit} offset ${(pageNo - 1) * limit}`.execute(db)
    return { count: Number(counted.rows[0]!.count), rows }
  }
export const depositsOf = pageOf<DepositRow>("payments.deposit")
export const withdrawalsOf = pageOf<WithdrawalRow>("payments.withdrawal")
