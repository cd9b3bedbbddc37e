import type { payments } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import { sqlLiterals } from "../../../platform/db/preparedClient.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { PayOutName } from "../ports.ts"
import type { Tables } from "../sql/tables.ts"
import { insertStep, lockRow } from "../store.ts"
import type { Dispute, FailedBy } from "./rules.ts"

type Status = payments.WithdrawalStatus
export type WithdrawalRow = Selectable<Tables["payments.withdrawal"]>

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function insertWithdrawal(
  tx: Tx,
  row: Pick<
    WithdrawalRow,
    | "id"
    | "player_id"
    | "purse"
    | "amount_cents"
    | "method"
    | "provider"
    | "iban"
    | "wallet_account"
    | "holder_name"
    | "payee_check"
    | "approvals_needed"
    | "request_key"
    | "balance_before_cents"
    | "balance_after_cents"
  >,
): Promise<WithdrawalRow> {
  const inserted = await tables(tx)
    .insertInto("payments.withdrawal")
    .values({
      ...row,
      status: "requested",
      followed_at: tx.now,
      created_at: tx.now,
      updated_at: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertStep(tx, row.id, "requested")
  return inserted
}

export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  lockRow(tx, "payments.withdrawal", id)

export async function isRequested(from: Reads, playerId: bigint, key: string): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("payments.withdrawal")
    .select("id")
    .where("player_id", "=", playerId)
    .where("request_key", "=", key)
    .executeTakeFirst()
  return row !== undefined
}

/** False where the withdrawal has left the status `from`. */
export async function updateStatus(
  tx: Tx,
  row: Pick<WithdrawalRow, "id">,
  from: Status,
  to: Status,
  details: { reason?: string; operator?: string; failedBy?: FailedBy } = {},
): Promise<boolean> {
  const changed = await tables(tx)
    .updateTable("payments.withdrawal")
    .set({
      status: to,
      updated_at: tx.now,
      ...(details.reason === undefined ? {} : { reason: details.reason }),
      ...(details.failedBy === undefined ? {} : { failed_by: details.failedBy }),
    })
    .where("id", "=", row.id)
    .where("status", "=", from)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) return false
  await insertStep(tx, row.id, to, details.operator ?? null)
  return true
}

export async function updateWithdrawal(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      WithdrawalRow,
      "status" | "order_attempts" | "reason" | "review_from" | "claimed_cents" | "hand_reference"
    >
  >,
): Promise<void> {
  await tables(tx).updateTable("payments.withdrawal").set(change).where("id", "=", id).execute()
}

export async function setDispute(tx: Tx, id: string, dispute: Dispute | null): Promise<void> {
  await tables(tx)
    .updateTable("payments.withdrawal")
    .set({ dispute, disputed_at: dispute === null ? null : tx.now })
    .where("id", "=", id)
    .execute()
}

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

export async function listApprovers(
  from: Reads,
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

export function listWaitingWithdrawals(from: Reads): Promise<WithdrawalRow[]> {
  return tables(from)
    .selectFrom("payments.withdrawal")
    .selectAll()
    .where(({ eb, or, and }) =>
      or([
        eb("status", "=", sql.lit("checking")),
        eb("dispute", "is not", null),
        and([eb("provider", "=", sql.lit("hand")), eb("status", "=", sql.lit("approved"))]),
      ]),
    )
    .orderBy("updated_at")
    .limit(500)
    .execute()
}

export function listUnfinishedWithdrawals(
  from: Reads,
  playerId: bigint,
  ...statuses: readonly ("approved" | "checking")[]
): Promise<Pick<WithdrawalRow, "id">[]> {
  return tables(from)
    .selectFrom("payments.withdrawal")
    .select("id")
    .where("player_id", "=", playerId)
    .where("status", "in", statuses)
    .orderBy("created_at")
    .orderBy("id")
    .execute()
}

/** Cents, without rejected and failed withdrawals. */
export async function sumWithdrawn(from: Reads, playerId: bigint, since: Date): Promise<number> {
  const { total } = await tables(from)
    .selectFrom("payments.withdrawal")
    .select(({ fn }) => fn.sum<string | null>("amount_cents").as("total"))
    .where("player_id", "=", playerId)
    .where("created_at", ">", since)
    .where("status", "not in", ["rejected", "failed"])
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/** Claims ended withdrawals that are due for a look-up, each for one caller, the longest waiting first. */
export async function takeEndedWithdrawals(
  tx: Tx,
  { provider, endedAfter, lookedUpBefore }: { provider: PayOutName; endedAfter: Date; lookedUpBefore: Date },
  limit: number,
): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable("payments.withdrawal")
    .set({ followed_at: tx.now })
    .where("id", "in", (from) =>
      from
        .selectFrom("payments.withdrawal")
        .select("id")
        .where("provider", "=", provider)
        .where("status", "in", sqlLiterals("received", "failed"))
        .where("order_attempts", ">", sql.lit(0))
        .where("updated_at", ">", endedAfter)
        .where("followed_at", "<=", lookedUpBefore)
        .orderBy("followed_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute()
  return rows.map(({ id }) => id)
}

export async function setLookedUp(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tables(tx)
    .updateTable("payments.withdrawal")
    .set({ followed_at: at })
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val(ids))))
    .execute()
}

/** Each for one caller, the longest waiting first; without unordered ones whose account still waits. */
export async function takeStalledWithdrawals(
  tx: Tx,
  provider: PayOutName,
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
        .where("provider", "=", provider)
        .where("status", "in", sqlLiterals("approved", "sent"))
        .where("dispute", "is", null)
        .where("followed_at", "<=", since)
        .where("updated_at", "<=", since)
        .where(({ or, eb, not, exists, selectFrom }) =>
          or([
            eb("order_attempts", ">", sql.lit(0)),
            not(
              exists(
                selectFrom("payments.payout_account as a")
                  .select("a.id")
                  .whereRef("a.player_id", "=", "payments.withdrawal.player_id")
                  .whereRef("a.iban", "=", "payments.withdrawal.iban")
                  .where("a.usable_from", ">", tx.now),
              ),
            ),
          ]),
        )
        .orderBy("followed_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "status"])
    .execute()
}
