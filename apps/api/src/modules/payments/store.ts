import type { payments } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Tables } from "./sql/tables.ts"

type Status = payments.DepositStatus | payments.WithdrawalStatus
type TypedTables = WithColumnTypes<Tables, { "payments.step": { status: Status } }>
export type Step = Pick<Selectable<TypedTables["payments.step"]>, "status" | "at">

const tables = ({ db }: Reads) => db.withTables<TypedTables>()

export async function insertStep(
  tx: Tx,
  subjectId: string,
  status: Status,
  operator: string | null = null,
): Promise<void> {
  await tables(tx)
    .insertInto("payments.step")
    .values({ subject_id: subjectId, status, at: tx.now, by_operator: operator })
    .execute()
}

export async function listSteps(from: Reads, ids: readonly string[]): Promise<Map<string, Step[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tables(from)
    .selectFrom("payments.step")
    .select(["subject_id", "status", "at"])
    .where(({ eb, fn, val }) => eb("subject_id", "=", fn.any(val(ids))))
    .orderBy("n")
    .execute()
  return Map.groupBy(rows, ({ subject_id }) => subject_id)
}

export async function lockRow<Row>(
  tx: Tx,
  table: "payments.deposit" | "payments.withdrawal",
  id: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id} for update`.execute(
    tx.db,
  )
  return rows[0]
}
