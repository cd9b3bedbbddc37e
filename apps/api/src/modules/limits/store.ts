import type { ErrorName } from "@elite/contract"
import { sql } from "kysely"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { type DepositUse, type DepositUseRow, toDepositUse } from "./rules.ts"
import type { Tables } from "./sql/tables.ts"

type State = Tables["limits.deposit_use"]["state"]

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** `until` is null where there is no end, or none that is known. */
export type GateColumns = { refusal: ErrorName | null; until: Date | null }

export async function getGate(from: Reads, playerId: bigint, action: string): Promise<GateColumns> {
  const { rows } = await sql<GateColumns>`
    select refusal, until from limits.gate(${playerId}, ${action}, ${from.now})`.execute(from.db)
  return rows[0]!
}

/** Pauses a player until an instant, null for ever; never shortens a pause. */
export async function setPause(
  tx: Tx,
  playerId: bigint,
  column: "excluded_until" | "break_until",
  until: Date | null,
): Promise<void> {
  await sql`update limits.player set ${sql.ref(column)} =
      greatest(${sql.ref(column)}, coalesce(${until}::timestamptz, 'infinity')) where player_id = ${playerId}`.execute(
    tx.db,
  )
}

/** Sets whether the exclusion that begins now ends only on request: a long one, or one on top of a long one. */
export async function setReturn(tx: Tx, playerId: bigint, isLong: boolean): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    update limits.player set return_from = case when ${isLong} or return_from > ${tx.now} then 'infinity'::timestamptz end
    where player_id = ${playerId} returning return_from is not null as needed`.execute(tx.db)
  return rows[0]!.needed
}

export async function setReturnAllowedFrom(tx: Tx, playerId: bigint, from: Date): Promise<void> {
  await tables(tx)
    .updateTable("limits.player")
    .set({ return_from: from })
    .where("player_id", "=", playerId)
    .execute()
}

/** Clears a long exclusion whose player may play again; false where there was none. */
export async function setReturned(tx: Tx, playerId: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("limits.player")
    .set({ return_from: null })
    .where("player_id", "=", playerId)
    .where("return_from", "<=", tx.now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findPause(from: Reads, playerId: bigint): Promise<{ until: Date | null } | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select nullif(greatest(excluded_until, break_until), 'infinity') as until from limits.player
    where player_id = ${playerId} and greatest(excluded_until, break_until) > ${from.now}`.execute(from.db)
  return rows[0]
}

/** Serialises changes of a player’s limits. Returns the weekly limit that the authority granted, cents, or null. */
export async function lockPlayer(tx: Tx, playerId: bigint): Promise<number | null> {
  await tables(tx)
    .insertInto("limits.player")
    .values({ player_id: playerId, weekly_deposit_cents: null })
    .onConflict((c) => c.doNothing())
    .execute()
  const row = await tables(tx)
    .selectFrom("limits.player")
    .select("weekly_deposit_cents")
    .where("player_id", "=", playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return toCents(row)
}

const toCents = ({ weekly_deposit_cents: cents }: Pick<Tables["limits.player"], "weekly_deposit_cents">) =>
  cents === null ? null : Number(cents)

/** Cents; null where the statutory limit applies. */
export async function findGrantedCents(from: Reads, playerId: bigint): Promise<number | null> {
  const row = await tables(from)
    .selectFrom("limits.player")
    .select("weekly_deposit_cents")
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row ? toCents(row) : null
}

export async function listDepositUses(from: Reads, playerId: bigint, since: Date): Promise<DepositUse[]> {
  const rows = await tables(from)
    .selectFrom("limits.deposit_use")
    .select(["amount_cents", "at", "state", "reserved_until"])
    .where("player_id", "=", playerId)
    .where("state", "<>", sql.lit("released"))
    .where("at", ">=", since)
    .orderBy("at")
    .execute()
  return rows.map(toDepositUse)
}

export type DepositWeekColumns = {
  own_limit_cents: bigint | null
  statutory_limit: unknown
  uses: DepositUseRow[]
}

export async function getDepositWeek(
  from: Reads,
  playerId: bigint,
  since: Date,
): Promise<DepositWeekColumns> {
  const { rows } = await sql<DepositWeekColumns>`select * from limits.week_of(${playerId}, ${since})`.execute(
    from.db,
  )
  return rows[0]!
}

export async function insertDepositUse(
  tx: Tx,
  use: { orderId: string; playerId: bigint; amountCents: number; until?: Date },
): Promise<void> {
  await tables(tx)
    .insertInto("limits.deposit_use")
    .values({
      order_id: use.orderId,
      player_id: use.playerId,
      amount_cents: BigInt(use.amountCents),
      state: "reserved",
      at: tx.now,
      reserved_until: use.until ?? null,
    })
    .execute()
}

export type StoredDepositUse = { playerId: bigint; amountCents: number; state: State; at: Date }

export async function findDepositUse(tx: Tx, orderId: string): Promise<StoredDepositUse | undefined> {
  const row = await tables(tx)
    .selectFrom("limits.deposit_use")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirst()
  if (!row) return undefined
  const { player_id: playerId, amount_cents: cents, state, at } = row
  return { playerId, amountCents: Number(cents), state, at }
}

export async function setDepositUse(
  tx: Tx,
  orderId: string,
  change: { state: State; at?: Date },
): Promise<void> {
  await tables(tx).updateTable("limits.deposit_use").set(change).where("order_id", "=", orderId).execute()
}
