import { type Kysely, sql } from "kysely"
import type { Range } from "../../kernel/calendar.ts"
import type { DepositRow } from "./deposits/store.ts"
import type { Step } from "./history.ts"
import type { WithdrawalRow } from "./withdrawals/store.ts"

type StepTable = { n: bigint; subject_id: string; status: string; at: Date }
type Tables = { "payments.step": StepTable }
type Reads = { db: Kysely<unknown> }
export type PageOf = { playerId: bigint; range: Range; pageNo: number; limit: number }

/** A page of this player's own rows, newest first, and how many there are in the range. */
const page =
  <Row>(table: "payments.deposit" | "payments.withdrawal") =>
  async ({ db }: Reads, { playerId, range, pageNo, limit }: PageOf) => {
    const mine = sql`from ${sql.table(table)} where player_id = ${playerId}
      and created_at >= ${range.from} and created_at < ${range.until}`
    const counted = await sql<{ count: bigint }>`select count(*) as count ${mine}`.execute(db)
    const { rows } = await sql<Row>`select * ${mine} order by created_at desc, id desc
      limit ${limit} offset ${(pageNo - 1) * limit}`.execute(db)
    return { count: Number(counted.rows[0]!.count), rows }
  }
export const depositsPage = page<DepositRow>("payments.deposit")
export const withdrawalsPage = page<WithdrawalRow>("payments.withdrawal")

/** The steps of deposits and withdrawals, oldest first, by their id. */
export async function stepsOf(from: Reads, ids: readonly string[]): Promise<Map<string, Step[]>> {
  if (ids.length === 0) return new Map()
  const rows = await from.db
    .withTables<Tables>()
    .selectFrom("payments.step")
    .select(["subject_id", "status", "at"])
    .where("subject_id", "in", ids)
    .orderBy("n")
    .execute()
  return Map.groupBy(rows, ({ subject_id }) => subject_id)
}
