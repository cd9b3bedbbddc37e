import type { payments } from "@elite/contract"
import type { Reads, Tx } from "../../../kernel/transaction.ts"
import type { PayeeCheck } from "../ports.ts"
import { insertStep, locked } from "../store.ts"
import type { Dispute, FailedBy } from "./rules.ts"

type Status = payments.WithdrawalStatus
export type WithdrawalRow = {
  id: string
  player_id: bigint
  amount_cents: bigint
  method: "bankTransfer"
  iban: string
  holder_name: string
  payee_check: Extract<PayeeCheck, "MATCH" | "CLOSE_MATCH">
  status: Status
  reason: string | null
  approvals_needed: number
  request_key: string | null
  balance_before_cents: bigint
  balance_after_cents: bigint
  followed_at: Date
  order_attempts: number
  failed_by: FailedBy | null
  review_from: Date | null
  dispute: Dispute | null
  disputed_at: Date | null
  claimed_cents: bigint | null
  created_at: Date
  updated_at: Date
}
type ApprovalTable = { withdrawal_id: string; operator: string; at: Date }
type Tables = {
  "payments.withdrawal": WithdrawalRow
  "payments.approval": ApprovalTable
}

const tables = ({ db }: Pick<Reads, "db">) => db.withTables<Tables>()

/** Keeps a new withdrawal whose money is held already, in state requested. */
export async function insertWithdrawal(
  tx: Tx,
  row: Omit<WithdrawalRow, keyof typeof unordered | "status" | "followed_at" | "created_at" | "updated_at">,
): Promise<WithdrawalRow> {
  const kept = await tables(tx)
    .insertInto("payments.withdrawal")
    .values({
      ...row,
      ...unordered,
      status: "requested",
      followed_at: tx.now,
      created_at: tx.now,
      updated_at: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(tx, row.id, "requested")
  return kept
}

const unordered = {
  reason: null,
  order_attempts: 0,
  failed_by: null,
  review_from: null,
  dispute: null,
  disputed_at: null,
  claimed_cents: null,
} as const

/** Reads a withdrawal and keeps everybody else from changing it until the end of the transaction. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  locked(tx, "payments.withdrawal", id)

/** The withdrawal that an Idempotency-Key of this player has made, if it has. */
export async function isRequested(from: Pick<Reads, "db">, playerId: bigint, key: string): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("payments.withdrawal")
    .select("id")
    .where("player_id", "=", playerId)
    .where("request_key", "=", key)
    .executeTakeFirst()
  return row !== undefined
}

/** Moves a withdrawal from one status to the next; false where it was not in that status any more. */
export async function advance(
  tx: Tx,
  row: Pick<WithdrawalRow, "id">,
  from: Status,
  to: Status,
  more: { reason?: string; operator?: string; failedBy?: FailedBy } = {},
): Promise<boolean> {
  const changed = await tables(tx)
    .updateTable("payments.withdrawal")
    .set({
      status: to,
      updated_at: tx.now,
      ...(more.reason === undefined ? {} : { reason: more.reason }),
      ...(more.failedBy === undefined ? {} : { failed_by: more.failedBy }),
    })
    .where("id", "=", row.id)
    .where("status", "=", from)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) return false
  await insertStep(tx, row.id, to, more.operator ?? null)
  return true
}

/** Changes a locked withdrawal without a step. */
export async function updateWithdrawal(
  tx: Tx,
  id: string,
  change: Partial<Pick<WithdrawalRow, "status" | "order_attempts" | "review_from" | "claimed_cents">>,
): Promise<void> {
  await tables(tx).updateTable("payments.withdrawal").set(change).where("id", "=", id).execute()
}

/** Marks a locked withdrawal as disputed, or as settled where `dispute` is null. */
export async function setDispute(tx: Tx, id: string, dispute: Dispute | null): Promise<void> {
  await tables(tx)
    .updateTable("payments.withdrawal")
    .set({ dispute, disputed_at: dispute === null ? null : tx.now })
    .where("id", "=", id)
    .execute()
}

/** Notes an operator's approval of a locked withdrawal. */
export async function insertApproval(
  tx: Tx,
  { id }: Pick<WithdrawalRow, "id">,
  operator: string,
): Promise<void> {
  await tables(tx)
    .insertInto("payments.approval")
    .values({ withdrawal_id: id, operator, at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The different operators who have approved a withdrawal since its review began. */
export async function approversOf(
  from: Pick<Reads, "db">,
  { id, review_from, created_at }: Pick<WithdrawalRow, "id" | "review_from" | "created_at">,
): Promise<string[]> {
  const rows = await tables(from)
    .selectFrom("payments.approval")
    .select("operator")
    .distinct()
    .where("withdrawal_id", "=", id)
    .where("at", review_from ? ">" : ">=", review_from ?? created_at)
    .orderBy("operator")
    .execute()
  return rows.map(({ operator }) => operator)
}

/** The withdrawals that wait for a person, for review or in a dispute, longest first. */
export function waitingWithdrawalsOf(from: Pick<Reads, "db">): Promise<WithdrawalRow[]> {
  return tables(from)
    .selectFrom("payments.withdrawal")
    .selectAll()
    .where(({ eb, or }) => or([eb("status", "=", "checking"), eb("dispute", "is not", null)]))
    .orderBy("updated_at")
    .limit(500)
    .execute()
}

/** A player's approved withdrawals, oldest first. */
export function approvedOf(from: Pick<Reads, "db">, playerId: bigint): Promise<Pick<WithdrawalRow, "id">[]> {
  return tables(from)
    .selectFrom("payments.withdrawal")
    .select("id")
    .where("player_id", "=", playerId)
    .where("status", "=", "approved")
    .orderBy("created_at")
    .orderBy("id")
    .execute()
}

/** What a player has asked for since an instant and not got back, in cents. */
export async function withdrawnSince(
  from: Pick<Reads, "db">,
  playerId: bigint,
  since: Date,
): Promise<number> {
  const { total } = await tables(from)
    .selectFrom("payments.withdrawal")
    .select(({ fn }) => fn.sum<string | null>("amount_cents").as("total"))
    .where("player_id", "=", playerId)
    .where("created_at", ">", since)
    .where("status", "not in", ["rejected", "failed"])
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/**
 * Takes withdrawals that ended at the bank after an instant and were not asked about since another, each for one
 * caller, those that have waited longest first.
 */
export async function takeEnded(
  tx: Tx,
  { endedAfter, askedBefore }: { endedAfter: Date; askedBefore: Date },
  limit: number,
): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable("payments.withdrawal")
    .set({ followed_at: tx.now })
    .where("id", "in", (from) =>
      from
        .selectFrom("payments.withdrawal")
        .select("id")
        .where("status", "in", ["received", "failed"])
        .where("order_attempts", ">", 0)
        .where("updated_at", ">", endedAfter)
        .where("followed_at", "<=", askedBefore)
        .orderBy("followed_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Takes withdrawals on their way to the bank that were neither touched nor asked about since an instant, each
 * for one caller, those that have waited longest first.
 */
export async function takeStalled(
  tx: Tx,
  since: Date,
  limit: number,
): Promise<Pick<WithdrawalRow, "id" | "status">[]> {
  return tables(tx)
    .updateTable("payments.withdrawal")
    .set({ followed_at: tx.now })
    .where("id", "in", (from) =>
      from
        .selectFrom("payments.withdrawal")
        .select("id")
        .where("status", "in", ["approved", "sent"])
        .where("dispute", "is", null)
        .where("followed_at", "<=", since)
        .where("updated_at", "<=", since)
        .orderBy("followed_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "status"])
    .execute()
}
