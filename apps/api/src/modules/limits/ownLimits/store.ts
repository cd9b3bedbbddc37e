import { limits as contract } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { Today } from "./periods.ts"
import { type OwnLimit, type OwnLimits, ownLimitSpecs, type RequestedLimits } from "./rules.ts"

export type RequestRow = Selectable<Tables["limits.request"]>
type PlayerRow = Tables["limits.player"]
const tables = ({ db }: Reads) => db.withTables<Tables>()
const { success, cooling, cancelled, expired } = contract.requestStatuses

const columns = {
  dailyBetLimit: "own_daily_bet_cents",
  weeklyBetLimit: "own_weekly_bet_cents",
  monthlyBetLimit: "own_monthly_bet_cents",
  dailyLossLimit: "own_daily_loss_cents",
  weeklyLossLimit: "own_weekly_loss_cents",
  monthlyLossLimit: "own_monthly_loss_cents",
  dailyDepositLimit: "own_daily_deposit_cents",
  weeklyDepositLimit: "own_weekly_deposit_cents",
  monthlyDepositLimit: "own_monthly_deposit_cents",
} as const satisfies Record<OwnLimit, keyof PlayerRow>

const toCents = (cents: bigint | null | undefined) =>
  cents === null || cents === undefined ? null : Number(cents)

/** The limits a player set themselves, as they hold now. */
export async function getOwnLimits(from: Reads, playerId: bigint): Promise<OwnLimits> {
  const row = await tables(from)
    .selectFrom("limits.player")
    .select(Object.values(columns))
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return Object.fromEntries(
    ownLimitSpecs.map(({ name }) => [name, toCents(row?.[columns[name]])]),
  ) as OwnLimits
}

/** The deposit limits that a player set themselves, as `limits.shown_of` answers them. */
export type OwnDepositColumns = Pick<
  PlayerRow,
  "own_daily_deposit_cents" | "own_weekly_deposit_cents" | "own_monthly_deposit_cents"
>

/** The caller holds the player's row. */
export async function setOwnLimitValues(tx: Tx, playerId: bigint, limits: RequestedLimits): Promise<void> {
  const change = Object.fromEntries(
    Object.entries(limits).map(([name, cents]) => [
      columns[name as OwnLimit],
      cents === null ? null : BigInt(cents),
    ]),
  )
  await tables(tx).updateTable("limits.player").set(change).where("player_id", "=", playerId).execute()
}

/** What was asked, one row each: what holds at once, or what waits until an instant. */
export async function insertRequests(
  tx: Tx,
  playerId: bigint,
  asked: RequestedLimits,
  coolsUntil: Date | null,
): Promise<void> {
  const wishes = Object.entries(asked).map(([type, cents]) => ({
    type: type as OwnLimit,
    cents: cents === null ? null : BigInt(cents),
  }))
  await insertProtectionRequests(tx, playerId, wishes, coolsUntil)
}

type ProtectionRequest = { type: RequestRow["type"] } & Partial<
  Pick<RequestRow, "cents" | "minutes" | "hours" | "days">
>

/**
 * The same of anything that a player asks for: cents, minutes, hours or days, none of them where it is to go. What holds does
 * so since now, or from `effectiveAt` on.
 */
export async function insertProtectionRequests(
  tx: Tx,
  playerId: bigint,
  wishes: readonly ProtectionRequest[],
  coolsUntil: Date | null,
  effectiveAt: Date = tx.now,
): Promise<void> {
  const isNow = coolsUntil === null
  const rows = wishes.map((wish) => ({
    ...wish,
    player_id: playerId,
    status: isNow ? success : cooling,
    requested_at: tx.now,
    cools_until: coolsUntil,
    effective_at: isNow ? effectiveAt : null,
    told_at: null,
  }))
  await tables(tx).insertInto("limits.request").values(rows).execute()
}

export async function listWaitingRequests(from: Reads, playerId: bigint): Promise<RequestRow[]> {
  return tables(from)
    .selectFrom("limits.request")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("status", "=", sql.lit(cooling))
    .execute()
}

export async function findRequest(
  from: Reads,
  playerId: bigint,
  requestId: number,
): Promise<RequestRow | undefined> {
  return tables(from)
    .selectFrom("limits.request")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("id", "=", BigInt(requestId))
    .executeTakeFirst()
}

const setStatus = (tx: Tx, ids: readonly bigint[], change: { status: number; effective_at?: Date }) =>
  tables(tx).updateTable("limits.request").set(change).where("id", "=", sql<bigint>`any(${ids})`).execute()
export const setRequestsCancelled = (tx: Tx, ids: readonly bigint[]) =>
  setStatus(tx, ids, { status: cancelled })
export const setRequestsExpired = (tx: Tx, ids: readonly bigint[]) => setStatus(tx, ids, { status: expired })
export const setRequestEffective = (tx: Tx, id: bigint) =>
  setStatus(tx, [id], { status: success, effective_at: tx.now })

/** What waits and has cooled, and whose player has not heard of it, or let the time for a yes pass; oldest first. */
export async function listCooledRequests(from: Reads, expiredSince: Date): Promise<RequestRow[]> {
  return tables(from)
    .selectFrom("limits.request")
    .selectAll()
    .where("status", "=", sql.lit(cooling))
    .where("cools_until", "<=", from.now)
    .where(({ or, eb }) => or([eb("told_at", "is", null), eb("cools_until", "<=", expiredSince)]))
    .orderBy("cools_until")
    .limit(200)
    .execute()
}

export async function setRequestNotified(tx: Tx, id: bigint): Promise<void> {
  await tables(tx).updateTable("limits.request").set({ told_at: tx.now }).where("id", "=", id).execute()
}

/** A page of a player's requests, newest first, and how many there are. */
export async function listRequests(
  from: Reads,
  playerId: bigint,
  { pageNo, limit }: { pageNo: number; limit: number },
): Promise<{ count: number; rows: RequestRow[] }> {
  const own = tables(from).selectFrom("limits.request").where("player_id", "=", playerId)
  const { count } = await own.select(sql<bigint>`count(*)`.as("count")).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit)
    .offset((pageNo - 1) * limit)
    .execute()
  return { count: Number(count), rows }
}

/** What `limits.used_of` answers, 10⁻⁵ euro. */
export type UsedColumns = {
  day_stake: bigint
  day_win: bigint
  week_stake: bigint
  week_win: bigint
  month_stake: bigint
  month_win: bigint
}

export async function getUsed(
  from: Reads,
  playerId: bigint,
  { day, week, month }: Today,
): Promise<UsedColumns> {
  const { rows } = await sql<UsedColumns>`
    select * from limits.used_of(${playerId}, ${day}, ${week}, ${month})`.execute(from.db)
  return rows[0]!
}

/** What `limits.pay_fee` answers. */
export type FeeOutcome = "ok" | "barred" | "limitReached" | "checkDue" | "timeOver"

export async function payFee(
  tx: Tx,
  { id, playerId, amountUnits }: { id: string; playerId: bigint; amountUnits: bigint },
  { day, week, month }: Today,
): Promise<FeeOutcome> {
  const { rows } = await sql<{ outcome: FeeOutcome }>`
    select limits.pay_fee(${id}, ${playerId}, ${amountUnits}, ${tx.now}, ${day}, ${week}, ${month}) as outcome`.execute(
    tx.db,
  )
  return rows[0]!.outcome
}

export async function returnFees(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select limits.return_fees(${[...ids]}::text[], ${tx.now})`.execute(tx.db)
}

/** What a player staked and won on each day since a date on which they did, 10⁻⁵ euro. */
export async function listPlayedDays(
  from: Reads,
  playerId: bigint,
  since: string,
): Promise<{ day: string; stake: bigint; win: bigint }[]> {
  const over = tables(from)
    .selectFrom("limits.usage")
    .select(["day", "stake", "win"])
    .where("player_id", "=", playerId)
    .where("day", ">=", since)
  const running = tables(from)
    .selectFrom("limits.running")
    .select(["day", "day_stake as stake", "day_win as win"])
    .where("player_id", "=", playerId)
    .where("day", ">=", since)
  return over.unionAll(running).execute()
}
