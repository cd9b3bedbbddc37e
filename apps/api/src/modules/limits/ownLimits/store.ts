import { sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { insertRequests } from "../requests/store.ts"
import type { Tables } from "../sql/tables.ts"
import type { Today } from "./periods.ts"
import { type OwnLimit, type OwnLimits, ownLimitSpecs, type RequestedLimits } from "./rules.ts"

type PlayerRow = Tables["limits.player"]
const tables = ({ db }: Reads) => db.withTables<Tables>()

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

export type OwnDepositColumns = Pick<
  PlayerRow,
  "own_daily_deposit_cents" | "own_weekly_deposit_cents" | "own_monthly_deposit_cents"
>

export async function setOwnLimitValues(tx: Tx, playerId: bigint, limits: RequestedLimits): Promise<void> {
  const change = Object.fromEntries(
    Object.entries(limits).map(([name, cents]) => [
      columns[name as OwnLimit],
      cents === null ? null : BigInt(cents),
    ]),
  )
  await tables(tx).updateTable("limits.player").set(change).where("player_id", "=", playerId).execute()
}

export async function insertLimitRequests(
  tx: Tx,
  playerId: bigint,
  limits: RequestedLimits,
  coolsUntil: Date | null,
): Promise<void> {
  const requests = Object.entries(limits).map(([type, cents]) => ({
    type: type as OwnLimit,
    cents: cents === null ? null : BigInt(cents),
  }))
  await insertRequests(tx, playerId, requests, coolsUntil)
}

/** Columns of `limits.used_of`, 10⁻⁵ euro. */
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

/** Stakes and wins of each played day since a date, 10⁻⁵ euro. */
export async function listPlayedDays(
  from: Reads,
  playerId: bigint,
  since: string,
): Promise<{ day: string; stake: bigint; win: bigint }[]> {
  const past = tables(from)
    .selectFrom("limits.usage")
    .select(["day", "stake", "win"])
    .where("player_id", "=", playerId)
    .where("day", ">=", since)
  const running = tables(from)
    .selectFrom("limits.running")
    .select(["day", "day_stake as stake", "day_win as win"])
    .where("player_id", "=", playerId)
    .where("day", ">=", since)
  return past.unionAll(running).execute()
}
