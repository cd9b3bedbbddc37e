import { type Selectable, sql } from "kysely"
import { sqlLiterals } from "../../../platform/db/preparedClient.ts"
import type { WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { PayInName } from "../ports.ts"
import type { Tables } from "../sql/tables.ts"
import { insertStep, lockRow } from "../store.ts"
import type { Doubt } from "./rules.ts"

type Kept = WithColumnTypes<Tables, { "payments.deposit": { doubt: Doubt | null } }>
export type DepositRow = Selectable<Kept["payments.deposit"]>
const tables = ({ db }: Reads) => db.withTables<Kept>()

/** Keeps a new order in state created. */
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

/** Reads an order and keeps everybody else from changing it until the end of the transaction. */
export const lockDeposit = (tx: Tx, orderId: string): Promise<DepositRow | undefined> =>
  lockRow(tx, "payments.deposit", orderId)

/** An order of this player; undefined for anybody else's. */
export function findDeposit(from: Reads, playerId: bigint, orderId: string): Promise<DepositRow | undefined> {
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

export async function insertRefusedDeposit(
  tx: Tx,
  { playerId, amountCents }: { playerId: bigint; amountCents: number },
): Promise<void> {
  await tables(tx)
    .insertInto("payments.refused_deposit")
    .values({ player_id: playerId, at: tx.now, amount_cents: BigInt(amountCents) })
    .execute()
}

/** Forgets the deposits that were refused before an instant. */
export async function deleteRefusedDeposits(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom("payments.refused_deposit").where("at", "<", before).execute()
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

/**
 * Orders without an outcome that were made before this instant, oldest first. Those in quarantine are left out, and those
 * that an operator has asked about again, for as long as the gateway is asked.
 */
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

/** An order as its provider is asked about it. */
export type OrderReference = Pick<DepositRow, "id" | "provider" | "vendor_reference">
export type DueOrder = OrderReference & Pick<DepositRow, "created_at">

/**
 * Takes orders of one provider whose gateway should be asked by now, each for one caller: the next question is put off by a
 * minute at once, so that two workers do not ask the same. Those that brought money are apart from those that may
 * still bring it, so that neither waits for the other.
 */
export async function takeDueLookUps(
  tx: Tx,
  { provider, captured, limit }: { provider: PayInName; captured: boolean; limit: number },
): Promise<DueOrder[]> {
  const { rows } = await sql<DueOrder>`
    update payments.deposit set next_look_up_at = ${new Date(tx.now.getTime() + 60_000)}
    where id in (
      select id from payments.deposit
      where provider = ${provider} and next_look_up_at <= ${tx.now} and (status in ('succeeded', 'refunded')) = ${captured}
      order by next_look_up_at limit ${limit} for update skip locked
    ) returning id, provider, vendor_reference, created_at`.execute(tx.db)
  return rows
}

/** Orders of a provider that were read without trouble so far and are not due, those longest away from being due first. */
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

/** Whether the provider is asked about this order and will be about no other. */
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

/** The orders that wait for a person, longest first. */
export function listQuarantinedDeposits(from: Reads): Promise<DepositRow[]> {
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

/** Whether a transaction of this order's provider belongs to another order already. */
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

/** The order of the first deposit that was ever credited to a player's cash; null before it. */
export async function findFirstDeposit(from: Reads, playerId: bigint): Promise<string | null> {
  const { rows } = await sql<{
    id: string | null
  }>`select payments.first_deposit_of(${playerId}) as id`.execute(from.db)
  return rows[0]!.id
}
