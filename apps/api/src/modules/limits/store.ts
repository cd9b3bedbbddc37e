import type { ErrorName } from "@elite/contract"
import { type Kysely, sql } from "kysely"
import type { Reads, Tx } from "../../kernel/transaction.ts"
import type { DepositUse } from "./rules.ts"

type PlayerTable = { player_id: bigint; weekly_deposit_cents: bigint | null }
type DepositUseTable = {
  order_id: string
  player_id: bigint
  amount_cents: bigint
  state: "reserved" | "used" | "released"
  at: Date
  reserved_until: Date | null
}
type Tables = { "limits.player": PlayerTable; "limits.deposit_use": DepositUseTable }

const tables = (db: Kysely<unknown>) => db.withTables<Tables>()

/** What the gate answers; `until` null for what has no end or none that we know. */
export async function refusalOf(
  from: Reads,
  playerId: bigint,
  action: string,
): Promise<{ refusal: ErrorName | null; until: Date | null }> {
  const { rows } = await sql<{ refusal: ErrorName | null; until: Date | null }>`
    select refusal, until from limits.gate(${playerId}, ${action}, ${from.now})`.execute(from.db)
  return rows[0]!
}

/** Keeps a player from playing until an instant, null for ever; what holds longer already stays. */
export async function setStanding(
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

/** Everything that changes a player's room goes through their row, one after the other. Answers their own limit, as `ownLimitCents`. */
export async function lockPlayer(tx: Tx, playerId: bigint): Promise<number | null> {
  await tables(tx.db)
    .insertInto("limits.player")
    .values({ player_id: playerId, weekly_deposit_cents: null })
    .onConflict((c) => c.doNothing())
    .execute()
  const row = await tables(tx.db)
    .selectFrom("limits.player")
    .select("weekly_deposit_cents")
    .where("player_id", "=", playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return centsOf(row)
}

/** The weekly limit that the authority granted this player, in cents; null for whom the statutory one holds. */
export async function ownLimitCents(db: Kysely<unknown>, playerId: bigint): Promise<number | null> {
  const row = await tables(db)
    .selectFrom("limits.player")
    .select("weekly_deposit_cents")
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row ? centsOf(row) : null
}

const centsOf = ({ weekly_deposit_cents: cents }: Pick<PlayerTable, "weekly_deposit_cents">) =>
  cents === null ? null : Number(cents)

export async function usesSince(db: Kysely<unknown>, playerId: bigint, since: Date): Promise<DepositUse[]> {
  const rows = await tables(db)
    .selectFrom("limits.deposit_use")
    .select(["amount_cents", "at", "state", "reserved_until"])
    .where("player_id", "=", playerId)
    .where("state", "<>", "released")
    .where("at", ">", since)
    .orderBy("at")
    .execute()
  return rows.map(({ amount_cents, at, state, reserved_until }) => ({
    amountCents: Number(amount_cents),
    at,
    ...(state === "reserved" ? { reservedUntil: reserved_until } : {}),
  }))
}

export async function insertUse(
  tx: Tx,
  use: { orderId: string; playerId: bigint; amountCents: number; until?: Date },
): Promise<void> {
  await tables(tx.db)
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

export type Use = { playerId: bigint; amountCents: number; state: DepositUseTable["state"] }

export async function useOf(tx: Tx, orderId: string): Promise<Use | undefined> {
  const row = await tables(tx.db)
    .selectFrom("limits.deposit_use")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirst()
  return row && { playerId: row.player_id, amountCents: Number(row.amount_cents), state: row.state }
}

export async function setUse(
  tx: Tx,
  orderId: string,
  change: { state: DepositUseTable["state"]; at?: Date },
): Promise<void> {
  await tables(tx.db).updateTable("limits.deposit_use").set(change).where("order_id", "=", orderId).execute()
}
