import type { payments } from "@elite/contract"
import { type Generated, type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../kernel/transaction.ts"

type Status = payments.DepositStatus | payments.WithdrawalStatus
type StepTable = {
  n: Generated<bigint>
  subject_id: string
  status: Status
  at: Date
  by_operator: string | null
}
/** A step of a deposit or a withdrawal, with its time. */
export type Step = Pick<Selectable<StepTable>, "status" | "at">

const tables = ({ db }: Pick<Reads, "db">) => db.withTables<{ "payments.step": StepTable }>()

/** Notes a step of a deposit or a withdrawal with its time. */
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

/** The steps of deposits and withdrawals, oldest first, by their id. */
export async function stepsOf(from: Pick<Reads, "db">, ids: readonly string[]): Promise<Map<string, Step[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tables(from)
    .selectFrom("payments.step")
    .select(["subject_id", "status", "at"])
    .where("subject_id", "in", ids)
    .orderBy("n")
    .execute()
  return Map.groupBy(rows, ({ subject_id }) => subject_id)
}

/** Reads a row by its id and keeps everybody else from changing it until the end of the transaction. */
export async function locked<Row>(
  tx: Tx,
  table: "payments.deposit" | "payments.withdrawal",
  id: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id} for update`.execute(
    tx.db,
  )
  return rows[0]
}
