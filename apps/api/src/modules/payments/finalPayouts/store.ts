import { type Selectable, sql } from "kysely"
import { sqlLiterals } from "../../../platform/db/preparedClient.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { unitsPerCent } from "../../wallet/index.ts"
import { listAccounts } from "../accounts/store.ts"
import type { Tables } from "../sql/tables.ts"
import type { WithdrawalRow } from "../withdrawals/store.ts"

export type LeavingRow = Selectable<Tables["payments.leaving"]>
export type Problem = NonNullable<LeavingRow["problem"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function insertLeaving(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx)
    .insertInto("payments.leaving")
    .values({
      player_id: playerId,
      since: tx.now,
      iban: null,
      problem: null,
      failed_withdrawal: null,
      looked_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteLeaving(tx: Tx, playerId: bigint): Promise<void> {
  await tables(tx).deleteFrom("payments.leaving").where("player_id", "=", playerId).execute()
}

export const lockLeaving = (tx: Tx, playerId: bigint): Promise<LeavingRow | undefined> =>
  tables(tx)
    .selectFrom("payments.leaving")
    .selectAll()
    .where("player_id", "=", playerId)
    .forUpdate()
    .executeTakeFirst()

/** Claims due players who left, each for one caller, the least recently processed first. */
export async function takeLeaving(
  tx: Tx,
  { leftBefore, processedBefore }: { leftBefore: Date; processedBefore: Date },
  limit: number,
): Promise<bigint[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    update payments.leaving set looked_at = ${tx.now}
    where player_id in (
      select l.player_id from payments.leaving l cross join lateral wallet.balances_of(l.player_id) b
      where l.problem is null and l.looked_at <= ${processedBefore} and l.since <= ${leftBefore}
        and greatest(b.cash, wallet.total(wallet.sports(l.player_id))) >= ${unitsPerCent}
      order by l.looked_at limit ${limit} for update of l skip locked)
    returning player_id`.execute(tx.db)
  return rows.map(({ player_id: id }) => id)
}

export async function isOrderOpen(from: Reads, playerId: bigint): Promise<boolean> {
  const order = await tables(from)
    .selectFrom("payments.deposit")
    .select("id")
    .where("player_id", "=", playerId)
    .where("status", "in", sqlLiterals("created", "pending"))
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

/** The account of the last received payout unless it was removed; else the last saved one, usable ones first. */
export async function findOwnIban(from: Reads, playerId: bigint): Promise<string | undefined> {
  const paid = await tables(from)
    .selectFrom("payments.withdrawal as w")
    .leftJoin("payments.payout_account as a", (join) =>
      join.onRef("a.player_id", "=", "w.player_id").onRef("a.iban", "=", "w.iban"),
    )
    .select("w.iban")
    .where("w.iban", "is not", null)
    .where("w.player_id", "=", playerId)
    .where("w.status", "=", sql.lit("received"))
    .where("a.removed_at", "is", null)
    .orderBy("w.created_at", "desc")
    .orderBy("w.id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (paid?.iban) return paid.iban
  const accounts = await listAccounts(from, playerId)
  return (accounts.findLast(({ usable_from }) => usable_from <= from.now) ?? accounts.at(-1))?.iban
}

export const findNewestWithdrawal = (
  from: Reads,
  playerId: bigint,
  since: Date,
): Promise<Pick<WithdrawalRow, "id" | "status"> | undefined> =>
  tables(from)
    .selectFrom("payments.withdrawal")
    .select(["id", "status"])
    .where("player_id", "=", playerId)
    .where("created_at", ">=", since)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()

export async function setLeavingProblem(
  tx: Tx,
  playerId: bigint,
  problem: Problem,
  failedWithdrawal?: string,
): Promise<void> {
  await tables(tx)
    .updateTable("payments.leaving")
    .set({ problem, ...(failedWithdrawal === undefined ? {} : { failed_withdrawal: failedWithdrawal }) })
    .where("player_id", "=", playerId)
    .execute()
}

export async function setNamedAccount(tx: Tx, { player_id, since }: LeavingRow, iban: string): Promise<void> {
  await tables(tx)
    .updateTable("payments.leaving")
    .set({ iban, problem: null, looked_at: since })
    .where("player_id", "=", player_id)
    .execute()
}

export const listWaitingLeavers = (from: Reads): Promise<LeavingRow[]> =>
  tables(from)
    .selectFrom("payments.leaving")
    .selectAll()
    .where("problem", "is not", null)
    .orderBy("since")
    .limit(500)
    .execute()
