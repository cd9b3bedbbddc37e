import type { Kysely } from "kysely"
import type { Range } from "../../kernel/calendar.ts"
import type { DepositTable } from "./deposits/store.ts"
import type { Step } from "./history.ts"
import type { WithdrawalRow } from "./withdrawals/store.ts"

type StepTable = { n: bigint; subject_id: string; status: string; at: Date }
type Tables = {
  "payments.deposit": DepositTable
  "payments.withdrawal": WithdrawalRow
  "payments.step": StepTable
}
type Reads = { db: Kysely<unknown> }
export type PageOf = { playerId: bigint; range: Range; pageNo: number; limit: number }

/** A page of this player's own rows, newest first, and how many there are in the range. */
export async function depositsPage(from: Reads, { playerId, range, pageNo, limit }: PageOf) {
  const mine = from.db
    .withTables<Tables>()
    .selectFrom("payments.deposit")
    .where("player_id", "=", playerId)
    .where("created_at", ">=", range.from)
    .where("created_at", "<", range.until)
  const { count } = await mine.select(({ fn }) => fn.countAll<bigint>().as("count")).executeTakeFirstOrThrow()
  const rows = await mine
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((pageNo - 1) * limit)
    .execute()
  return { count: Number(count), rows }
}

/** As `depositsPage`, for withdrawals. */
export async function withdrawalsPage(from: Reads, { playerId, range, pageNo, limit }: PageOf) {
  const mine = from.db
    .withTables<Tables>()
    .selectFrom("payments.withdrawal")
    .where("player_id", "=", playerId)
    .where("created_at", ">=", range.from)
    .where("created_at", "<", range.until)
  const { count } = await mine.select(({ fn }) => fn.countAll<bigint>().as("count")).executeTakeFirstOrThrow()
  const rows = await mine
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((pageNo - 1) * limit)
    .execute()
  return { count: Number(count), rows }
}

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
