import { type ErrorName, restrictionErrors } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Restriction } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { getSetting, parseSetting, statutoryDepositLimit } from "../content/index.ts"
import { lockRegisterStanding } from "../players/index.ts"
import {
  computeCountingStart,
  computeDepositHeadrooms,
  computePayableNow,
  type DepositHeadroom,
  findExceededLimit,
  type PayableNow,
} from "./ownLimits/deposits.ts"
import { todayAt } from "./ownLimits/periods.ts"
import { getOwnLimits, type OwnDepositColumns } from "./ownLimits/store.ts"
import { completeReturn } from "./returns/returns.ts"
import { computeWeeklyDeposits, toDepositUse, type WeeklyDeposits } from "./rules.ts"
import * as store from "./store.ts"

export type Action = "login" | "deposit" | "depositRoom" | "bet" | "redeem" | "withdraw" | "claim"

/** Refuses with the first reason in the order of `sql/refusal_of.sql`, and `until` where it is known. */
export async function assertAllowed(from: Reads, playerId: bigint, action: Action): Promise<void> {
  const { refusal, until } = await store.getGate(from, playerId, action)
  if (refusal) throw new AppError(refusal, { until })
}

const restrictionNames: readonly ErrorName[] = restrictionErrors

/** Whether a player can never log in again: closed, excluded for ever, or under age. */
export async function isPermanentlyBarred(from: Reads, playerId: bigint): Promise<boolean> {
  return (await store.getGate(from, playerId, "login")).refusal !== null
}

/** Why a session of this player may only withdraw, read and protect itself; null for an unrestricted session. */
export async function findRestriction(from: Reads, playerId: bigint): Promise<Restriction | null> {
  return toRestriction(await store.getGate(from, playerId, "bet"))
}

/** Converts the gate’s answer about a bet, from a query that also read other things. */
export const toRestriction = ({ refusal, until }: store.GateColumns): Restriction | null =>
  refusal && restrictionNames.includes(refusal) ? { name: refusal, until } : null

/** A restriction or an exclusion for ever; missing verification is no bar. */
export async function findBar(from: Reads, playerId: bigint): Promise<Restriction | null> {
  const { refusal, until } = await store.getGate(from, playerId, "bet")
  const isBar = refusal && (restrictionNames.includes(refusal) || refusal === "AccountExcludedErrorType")
  return isBar ? { name: refusal, until } : null
}

/** Refuses as the gate does. The locks keep a session from opening past an exclusion that commits meanwhile. */
export async function assertLoginAllowed(tx: Tx, playerId: bigint): Promise<Restriction | null> {
  await store.lockPlayer(tx, playerId)
  await lockRegisterStanding(tx, playerId)
  await assertAllowed(tx, playerId, "login")
  await completeReturn(tx, playerId)
  return findRestriction(tx, playerId)
}

/** Deposits made or reserved earlier count for no limit. */
export const depositCountingStart = (now: Date) => computeCountingStart(now, todayAt(now))

/** Royal Decree of 19 June 2022: €200 per player and site. */
const getStatutoryLimitCents = async (from: Reads): Promise<number> =>
  (await getSetting(from, statutoryDepositLimit)).limitCents

/** What the statutory weekly limit leaves this player now, cents. */
export async function getWeeklyDeposits(from: Reads, playerId: bigint): Promise<WeeklyDeposits> {
  return toWeeklyDeposits(
    await store.getDepositWeek(from, playerId, depositCountingStart(from.now)),
    from.now,
  )
}

/** Converts a row that a larger query read since `depositCountingStart(now)`. */
export function toWeeklyDeposits(row: store.DepositWeekColumns, now: Date): WeeklyDeposits {
  const { own_limit_cents: own, statutory_limit: statutory } = row
  const limitCents = own === null ? parseSetting(statutoryDepositLimit, statutory).limitCents : Number(own)
  return computeWeeklyDeposits(limitCents, row.uses.map(toDepositUse), now)
}

const toCents = (cents: bigint | null) => (cents === null ? null : Number(cents))

const toOwnDepositLimits = (row: OwnDepositColumns) => ({
  dailyDepositLimit: toCents(row.own_daily_deposit_cents),
  weeklyDepositLimit: toCents(row.own_weekly_deposit_cents),
  monthlyDepositLimit: toCents(row.own_monthly_deposit_cents),
})

/** Cents. The row was read since `depositCountingStart(now)`; `gate` answers about `depositRoom`. */
export function toPayableNow(
  row: store.DepositWeekColumns & OwnDepositColumns,
  gate: store.GateColumns,
  now: Date,
): PayableNow {
  const uses = row.uses.map(toDepositUse)
  return computePayableNow(
    gate,
    computeDepositHeadrooms(toWeeklyDeposits(row, now), toOwnDepositLimits(row), uses, todayAt(now)),
  )
}

/** Locks the player’s row; `madeOnly` leaves out the reservations of unfinished orders. */
async function lockDepositHeadrooms(tx: Tx, playerId: bigint, madeOnly = false): Promise<DepositHeadroom[]> {
  const limitCents = (await store.lockPlayer(tx, playerId)) ?? (await getStatutoryLimitCents(tx))
  const today = todayAt(tx.now)
  const all = await store.listDepositUses(tx, playerId, computeCountingStart(tx.now, today))
  const uses = madeOnly ? all.filter(({ reservedUntil }) => reservedUntil === undefined) : all
  return computeDepositHeadrooms(
    computeWeeklyDeposits(limitCents, uses, tx.now),
    await getOwnLimits(tx, playerId),
    uses,
    today,
  )
}

const allowed = { refusal: null, until: null }

/**
 * Reserves a deposit in every limit, so that open orders cannot exceed one together; the caller has asked the gate. Refuses
 * with DepositLimitReached {limitedBy, limit, used, remaining, freesAt}.
 */
export async function reserveDeposit(
  tx: Tx,
  deposit: { playerId: bigint; orderId: string; amountCents: number; until?: Date },
): Promise<void> {
  const headrooms = await lockDepositHeadrooms(tx, deposit.playerId)
  const full = findExceededLimit(headrooms, deposit.amountCents)
  if (full)
    throw new AppError("DepositLimitReachedErrorType", {
      limitedBy: full.limitedBy,
      limit: { cents: full.limitCents },
      used: { cents: full.usedCents },
      remaining: { cents: computePayableNow(allowed, headrooms).remainingCents },
      // Null: the amount exceeds the limit itself.
      freesAt: full.freesAt(deposit.amountCents),
    })
  await store.insertDepositUse(tx, deposit)
}

/** Idempotent. False: its reservation expired or a limit was lowered, and the money must be returned. */
export async function consumeDepositReservation(tx: Tx, orderId: string): Promise<boolean> {
  const found = await store.findDepositUse(tx, orderId)
  if (!found) return false
  await store.lockPlayer(tx, found.playerId)
  // Read again under the lock: a concurrent capture may have won.
  const use = (await store.findDepositUse(tx, orderId))!
  if (use.state === "used") return true
  if (!(await fitsLimits(tx, use))) return false
  await store.setDepositUse(
    tx,
    orderId,
    use.state === "released" ? { state: "used", at: tx.now } : { state: "used" },
  )
  return true
}

async function fitsLimits(
  tx: Tx,
  { playerId, amountCents, state, at }: store.StoredDepositUse,
): Promise<boolean> {
  if (state === "released") return !findExceededLimit(await lockDepositHeadrooms(tx, playerId), amountCents)
  // Other reservations do not count: this order holds its own, so only a lowered limit can refuse it.
  const counting = (await lockDepositHeadrooms(tx, playerId, true)).filter(({ counts }) => counts(at, tx.now))
  return !findExceededLimit(counting, amountCents)
}

/** Releases the reservation of an order that was not paid; idempotent. A captured deposit stays counted. */
export async function releaseDepositReservation(tx: Tx, orderId: string): Promise<void> {
  const found = await store.findDepositUse(tx, orderId)
  if (!found) return
  await store.lockPlayer(tx, found.playerId)
  const use = await store.findDepositUse(tx, orderId)
  if (use?.state === "reserved") await store.setDepositUse(tx, orderId, { state: "released" })
}
