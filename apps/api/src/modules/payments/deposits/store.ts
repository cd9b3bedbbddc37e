import { type Selectable, sql } from "kysely"
import { sqlLiterals } from "../../../platform/db/preparedClient.ts"
import type { WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import type { PayInName } from "../ports.ts"
import type { Tables } from "../sql/tables.ts"
import { insertStep, lockRow } from "../store.ts"
import type { Doubt } from "./rules.ts"

type TypedTables = WithColumnTypes<Tables, { "payments.deposit": { doubt: Doubt | null } }>
export type DepositRow = Selectable<TypedTables["payments.deposit"]>
const tables = ({ db }: Reads) => db.withTables<TypedTables>()

export async function insertDeposit(
  tx: Tx,
  order: Pick<
    DepositRow,
    "id" | "player_id" | "amount_cents" | "purse" | "method" | "provider" | "wants_bonus" | "next_look_up_at"
  >,
): Promise<void> {
  await tables(tx)
    .insertInto("payments.deposit")
    .values({ ...order, status: "created", created_at: tx.now, updated_at: tx.now })
    .execute()
  await insertStep(tx, order.id, "created")
}

export const lockDeposit = (tx: Tx, orderId: string): Promise<DepositRow | undefined> =>
  lockRow(tx, "payments.deposit", orderId)

export function findDeposit(from: Reads, playerId: bigint, orderId: string): Promise<DepositRow | undefined> {
  return tables(from)
    .selectFrom("payments.deposit")
    .selectAll()
    .where("id", "=", orderId)
    .where("player_id", "=", playerId)
    .executeTakeFirst()
}

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

export async function insertRefusedDeposit(
  tx: Tx,
  { playerId, amountCents }: { playerId: bigint; amountCents: number },
): Promise<void> {
  await tables(tx)
    .insertInto("payments.refused_deposit")
    .values({ player_id: playerId, at: tx.now, amount_cents: BigInt(amountCents) })
    .execute()
}

export async function deleteRefusedDeposits(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom("payments.refused_deposit").where("at", "<", before).execute()
}

/** True for the one caller that may open the hosted page. */
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

/** The oldest come first; quarantined ones, and those that an operator retries, are left out. */
export async function listOpenDepositIds(from: Reads, instant: Date, limit: number): Promise<string[]> {
  const rows = await tables(from)
    .selectFrom("payments.deposit")
    .select("id")
    .where("status", "in", sqlLiterals("created", "pending"))
    .where("created_at", "<=", instant)
    .where("quarantined_at", "is", null)
    .where(({ eb, or }) => or([eb("doubt_reference", "is", null), eb("next_look_up_at", "is", null)]))
    .orderBy("created_at")
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type OrderReference = Pick<DepositRow, "id" | "provider" | "vendor_reference">
export type DueOrder = OrderReference & Pick<DepositRow, "created_at">

/**
 * Claims due orders of one provider, each for one caller: the next look-up moves by a minute, so that two workers do
 * not ask about the same. Captured orders are separate, so that neither kind blocks the other.
 */
export async function takeDueLookUps(
  tx: Tx,
  { provider, captured, limit }: { provider: PayInName; captured: boolean; limit: number },
): Promise<DueOrder[]> {
  const { rows } = await sql<DueOrder>`
    update payments.deposit set next_look_up_at = ${new Date(tx.now.getTime() + minuteMs)}
    where id in (
      select id from payments.deposit
      where provider = ${provider} and next_look_up_at <= ${tx.now} and (status in ('succeeded', 'refunded')) = ${captured}
      order by next_look_up_at limit ${limit} for update skip locked
    ) returning id, provider, vendor_reference, created_at`.execute(tx.db)
  return rows
}

/** Orders whose last look-up succeeded and that are not due, the furthest from due first. */
export function listHealthyOrders(
  from: Reads,
  provider: PayInName,
  limit: number,
): Promise<OrderReference[]> {
  return tables(from)
    .selectFrom("payments.deposit")
    .select(["id", "provider", "vendor_reference"])
    .where("provider", "=", provider)
    .where("next_look_up_at", ">", from.now)
    .where("look_up_failures", "=", 0)
    .orderBy("next_look_up_at", "desc")
    .limit(limit)
    .execute()
}

export async function isOnlyFollowed(
  from: Reads,
  { id: orderId, provider }: OrderReference,
): Promise<boolean> {
  const other = await tables(from)
    .selectFrom("payments.deposit")
    .select("id")
    .where("provider", "=", provider)
    .where("next_look_up_at", "is not", null)
    .where("id", "<>", orderId)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

export function listQuarantinedDeposits(from: Reads): Promise<DepositRow[]> {
  return tables(from)
    .selectFrom("payments.deposit")
    .selectAll()
    .where("quarantined_at", "is not", null)
    .orderBy("quarantined_at")
    .limit(500)
    .execute()
}

export async function claimLookUp(tx: Tx, orderId: string, intervalMs: number): Promise<boolean> {
  const claimed = await tables(tx)
    .updateTable("payments.deposit")
    .set({ looked_up_at: tx.now })
    .where("id", "=", orderId)
    .where(({ eb, or }) =>
      or([eb("looked_up_at", "is", null), eb("looked_up_at", "<=", new Date(tx.now.getTime() - intervalMs))]),
    )
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

/** `at` is null where no look-up is needed any more. */
export async function setNextLookUp(
  tx: Tx,
  orderId: string,
  next: { at: Date | null; failures: number; unreadable: number },
): Promise<void> {
  await tables(tx)
    .updateTable("payments.deposit")
    .set({
      next_look_up_at: next.at,
      look_up_failures: next.failures,
      unreadable_answers: next.unreadable,
    })
    .where("id", "=", orderId)
    .execute()
}

export async function isReferenceOfAnother(
  from: Reads,
  { id, provider }: Pick<DepositRow, "id" | "provider">,
  reference: string,
): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("payments.deposit")
    .select("id")
    .where("provider", "=", provider)
    .where("reference", "=", reference)
    .where("id", "<>", id)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the first order ever credited to a player's cash; null before it. */
export async function findFirstDeposit(from: Reads, playerId: bigint): Promise<string | null> {
  const { rows } = await sql<{
    id: string | null
  }>`select payments.first_deposit_of(${playerId}) as id`.execute(from.db)
  return rows[0]!.id
}
