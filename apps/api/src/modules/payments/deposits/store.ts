import type { payments } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../kernel/transaction.ts"
import { insertStep, locked } from "../store.ts"
import type { Doubt } from "./rules.ts"

type Status = payments.DepositStatus
type DepositTable = {
  id: string
  player_id: bigint
  amount_cents: bigint
  method: payments.DepositMethod
  status: Status
  reason: string | null
  forward_url: string | null
  page_asked_at: Date | null
  reference: string | null
  credited_at: Date | null
  balance_before_cents: bigint | null
  balance_after_cents: bigint | null
  taken_back_cents: bigint | null
  next_look_up_at: Date | null
  looked_up_at: Date | null
  look_up_failures: number
  quarantined_at: Date | null
  doubt: Doubt | null
  doubt_reference: string | null
  doubt_cents: bigint | null
  created_at: Date
  updated_at: Date
}
export type DepositRow = Selectable<DepositTable>
const tables = ({ db }: Pick<Reads, "db">) => db.withTables<{ "payments.deposit": DepositTable }>()

/** Keeps a new order in state created. */
export async function insertDeposit(
  tx: Tx,
  order: Pick<DepositRow, "id" | "player_id" | "amount_cents" | "method" | "next_look_up_at">,
): Promise<void> {
  await tables(tx)
    .insertInto("payments.deposit")
    .values({ ...order, ...unpaid, status: "created", created_at: tx.now, updated_at: tx.now })
    .execute()
  await insertStep(tx, order.id, "created")
}

const unpaid = {
  reason: null,
  forward_url: null,
  page_asked_at: null,
  reference: null,
  credited_at: null,
  balance_before_cents: null,
  balance_after_cents: null,
  taken_back_cents: null,
  looked_up_at: null,
  look_up_failures: 0,
  quarantined_at: null,
  doubt: null,
  doubt_reference: null,
  doubt_cents: null,
} as const

/** Reads an order and keeps everybody else from changing it until the end of the transaction. */
export const lockDeposit = (tx: Tx, orderId: string): Promise<DepositRow | undefined> =>
  locked(tx, "payments.deposit", orderId)

/** An order of this player; undefined for anybody else's. */
export function depositOf(
  from: Pick<Reads, "db">,
  playerId: bigint,
  orderId: string,
): Promise<DepositRow | undefined> {
  return tables(from)
    .selectFrom("payments.deposit")
    .selectAll()
    .where("id", "=", orderId)
    .where("player_id", "=", playerId)
    .executeTakeFirst()
}

/** Changes a locked order. A new status becomes a step with its time. */
export async function updateDeposit(
  tx: Tx,
  row: DepositRow,
  change: Partial<Omit<DepositRow, "id" | "player_id" | "amount_cents" | "created_at" | "updated_at">>,
): Promise<void> {
  await tables(tx)
    .updateTable("payments.deposit")
    .set({ ...change, updated_at: tx.now })
    .where("id", "=", row.id)
    .execute()
  if (change.status !== undefined && change.status !== row.status) await insertStep(tx, row.id, change.status)
}

/** Makes the caller the one who opens the hosted page. False: somebody else is at it or has been. */
export async function claimPage(tx: Tx, orderId: string): Promise<boolean> {
  const claimed = await tables(tx)
    .updateTable("payments.deposit")
    .set({ page_asked_at: tx.now })
    .where("id", "=", orderId)
    .where("status", "=", "created")
    .where("page_asked_at", "is", null)
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

/** Orders still without an outcome that were made before this instant, oldest first. */
export async function openDepositIdsOf(
  from: Pick<Reads, "db">,
  instant: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tables(from)
    .selectFrom("payments.deposit")
    .select("id")
    .where("status", "in", ["created", "pending"])
    .where("created_at", "<=", instant)
    .orderBy("created_at")
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Takes orders whose gateway should be asked by now, each for one caller: the next question is put off by a
 * minute at once, so that two workers do not ask the same. Those that brought money are apart from those that may
 * still bring it, so that neither waits for the other.
 */
export async function takeDueLookUps(
  tx: Tx,
  { captured, limit }: { captured: boolean; limit: number },
): Promise<{ id: string; createdAt: Date }[]> {
  const { rows } = await sql<{ id: string; created_at: Date }>`
    update payments.deposit set next_look_up_at = ${new Date(tx.now.getTime() + 60_000)}
    where id in (
      select id from payments.deposit
      where next_look_up_at <= ${tx.now} and (status in ('succeeded', 'refunded')) = ${captured}
      order by next_look_up_at limit ${limit} for update skip locked
    ) returning id, created_at`.execute(tx.db)
  return rows.map(({ id, created_at }) => ({ id, createdAt: created_at }))
}

/** The orders that wait for a person, longest first. */
export function quarantinedDepositsOf(from: Pick<Reads, "db">): Promise<DepositRow[]> {
  return tables(from)
    .selectFrom("payments.deposit")
    .selectAll()
    .where("quarantined_at", "is not", null)
    .orderBy("quarantined_at")
    .limit(500)
    .execute()
}

/** Whether the gateway may be asked on the player's behalf: not more often than every so many milliseconds. */
export async function claimLookUp(tx: Tx, orderId: string, everyMs: number): Promise<boolean> {
  const claimed = await tables(tx)
    .updateTable("payments.deposit")
    .set({ looked_up_at: tx.now })
    .where("id", "=", orderId)
    .where(({ eb, or }) =>
      or([eb("looked_up_at", "is", null), eb("looked_up_at", "<=", new Date(tx.now.getTime() - everyMs))]),
    )
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

/** Puts the next question to the gateway off; null: nothing is left to learn. */
export async function setNextLookUp(
  tx: Tx,
  orderId: string,
  next: { at: Date | null; failures: number },
): Promise<void> {
  await tables(tx)
    .updateTable("payments.deposit")
    .set({ next_look_up_at: next.at, look_up_failures: next.failures })
    .where("id", "=", orderId)
    .execute()
}
