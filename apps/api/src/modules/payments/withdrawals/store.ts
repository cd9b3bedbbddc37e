import type { payments } from "@elite/contract"
import type { Reads, Tx } from "../../../kernel/transaction.ts"
import type { PayeeCheck } from "../ports.ts"
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
type StepTable = { subject_id: string; status: string; at: Date; by_operator: string | null }
type ApprovalTable = { withdrawal_id: string; operator: string; at: Date }
type FlagTable = { player_id: bigint; raised_at: Date; cleared_at: Date | null }
type Tables = {
  "payments.withdrawal": WithdrawalRow
  "payments.step": StepTable
  "payments.approval": ApprovalTable
  "payments.risk_flag": FlagTable
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
  await addStep(tx, row.id, "requested")
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

/** Notes a step of a withdrawal with its time. */
export async function addStep(
  tx: Tx,
  id: string,
  status: Status,
  operator: string | null = null,
): Promise<void> {
  await tables(tx)
    .insertInto("payments.step")
    .values({ subject_id: id, status, at: tx.now, by_operator: operator })
    .execute()
}

/** Reads a withdrawal and keeps everybody else from changing it until the end of the transaction. */
export function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  return tables(tx)
    .selectFrom("payments.withdrawal")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
}

export function withdrawalById(from: Pick<Reads, "db">, id: string): Promise<WithdrawalRow | undefined> {
  return tables(from).selectFrom("payments.withdrawal").selectAll().where("id", "=", id).executeTakeFirst()
}

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
  await addStep(tx, row.id, to, more.operator ?? null)
  return true
}

/** Changes a locked withdrawal without a step. */
export async function setWithdrawal(
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

/** Notes an operator's approval of a locked withdrawal and answers how many different ones have approved it since its review began. */
export async function addApproval(
  tx: Tx,
  { id, review_from, created_at }: WithdrawalRow,
  operator: string,
): Promise<number> {
  await tables(tx)
    .insertInto("payments.approval")
    .values({ withdrawal_id: id, operator, at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { count } = await tables(tx)
    .selectFrom("payments.approval")
    .select(({ fn }) => fn.count<bigint>("operator").distinct().as("count"))
    .where("withdrawal_id", "=", id)
    .where("at", review_from ? ">" : ">=", review_from ?? created_at)
    .executeTakeFirstOrThrow()
  return Number(count)
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

/** Whether a person must look before money leaves to this player. */
export async function isFlagged(from: Pick<Reads, "db">, playerId: bigint): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("payments.risk_flag")
    .select("player_id")
    .where("player_id", "=", playerId)
    .where("cleared_at", "is", null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a reason for a person to look has come up after an instant and still stands. */
export async function isFlaggedSince(
  from: Pick<Reads, "db">,
  playerId: bigint,
  since: Date,
): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("payments.risk_flag")
    .select("player_id")
    .where("player_id", "=", playerId)
    .where("cleared_at", "is", null)
    .where("raised_at", ">", since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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
