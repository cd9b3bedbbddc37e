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

/**
 * The gate: whether a player may act, for every way in. Refuses with the first of: AccountClosed, AccountUnderAge,
 * AccountExcluded (for ever), SelfExcluded {until}, ReturnNotAsked, ReturnWaits {until}, ExcludedFromPlay (the register), ExclusionRegisterUnavailable,
 * OnBreak {until}, EmailNotVerified, KycNotDone, RealityCheckDue and SessionTimeOver {until} (these two not to a bet, which
 * may belong to a round that has begun). Logging in is refused by the first three only.
 */
export async function assertAllowed(from: Reads, playerId: bigint, action: Action): Promise<void> {
  const { refusal, until } = await store.getGate(from, playerId, action)
  if (refusal) throw new AppError(refusal, { until })
}

const restrictionNames: readonly ErrorName[] = restrictionErrors

/** Whether a player may have no session any more: closed, excluded for ever, under age. */
export async function isPermanentlyBarred(from: Reads, playerId: bigint): Promise<boolean> {
  return (await store.getGate(from, playerId, "login")).refusal !== null
}

/** Why a session of this player may only withdraw, look back and protect itself; null where it may do everything. */
export async function findRestriction(from: Reads, playerId: bigint): Promise<Restriction | null> {
  return toRestriction(await store.getGate(from, playerId, "bet"))
}

/** A restriction in what the gate answers about a bet, for a statement that asked it among other things. */
export const toRestriction = ({ refusal, until }: store.GateColumns): Restriction | null =>
  refusal && restrictionNames.includes(refusal) ? { name: refusal, until } : null

/** What keeps a player from playing that is no lack of papers: a restriction, or their exclusion for ever. */
export async function findBar(from: Reads, playerId: bigint): Promise<Restriction | null> {
  const { refusal, until } = await store.getGate(from, playerId, "bet")
  const isBar = refusal && (restrictionNames.includes(refusal) || refusal === "AccountExcludedErrorType")
  return isBar ? { name: refusal, until } : null
}

/**
 * Lets a player in: null for everything, or why the session may only withdraw, look back and protect itself.
 * Refuses as `may(login)` does. Whoever changes the player's standing meanwhile waits for this transaction, so
 * that no session is opened past an exclusion.
 */
export async function assertLoginAllowed(tx: Tx, playerId: bigint): Promise<Restriction | null> {
  await store.lockPlayer(tx, playerId)
  await lockRegisterStanding(tx, playerId)
  await assertAllowed(tx, playerId, "login")
  await completeReturn(tx, playerId)
  return findRestriction(tx, playerId)
}

/** Deposits made or reserved before are in no limit's count any more. */
export const depositCountingStart = (now: Date) => computeCountingStart(now, todayAt(now))

/** €200 per player and site (Royal Decree of 19 June 2022), as the settings hold it. */
const getStatutoryLimitCents = async (from: Reads): Promise<number> =>
  (await getSetting(from, statutoryDepositLimit)).limitCents

/** What the statutory weekly limit leaves this player now. */
export async function getWeeklyDeposits(from: Reads, playerId: bigint): Promise<WeeklyDeposits> {
  return toWeeklyDeposits(
    await store.getDepositWeek(from, playerId, depositCountingStart(from.now)),
    from.now,
  )
}

/** The same of a row that a statement read among other things, with `depositCountingStart` the same instant. */
export function toWeeklyDeposits(row: store.DepositWeekColumns, now: Date): WeeklyDeposits {
  const { own_limit_cents: own, statutory_limit: statutory } = row
  const limitCents = own === null ? parseSetting(statutoryDepositLimit, statutory).limitCents : Number(own)
  return computeWeeklyDeposits(limitCents, row.uses.map(toDepositUse), now)
}

const toCents = (cents: bigint | null) => (cents === null ? null : Number(cents))

/** The player's own deposit limits in such a row, cents; null for none. */
const toOwnDepositLimits = (row: OwnDepositColumns) => ({
  dailyDepositLimit: toCents(row.own_daily_deposit_cents),
  weeklyDepositLimit: toCents(row.own_weekly_deposit_cents),
  monthlyDepositLimit: toCents(row.own_monthly_deposit_cents),
})

/**
 * What a player may deposit now, from a row that a statement read since `depositCountingStart` of the same instant, and the gate's
 * answer about `depositRoom`.
 */
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

/**
 * Every limit a deposit must fit into, the player's row locked; `madeOnly` leaves out what unfinished orders keep for
 * themselves.
 */
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

/** The gate's answer for a player who may deposit. */
const allowed = { refusal: null, until: null }

/**
 * Reserves room for a deposit when its order is made, so that orders open at the same time cannot exceed a limit
 * together: the statutory week, and whichever the player set. Refuses with DepositLimitReachedErrorType: which limit,
 * what may be deposited now and when room returns. The caller has asked the gate.
 */
export async function reserveDeposit(
  tx: Tx,
  deposit: { playerId: bigint; orderId: string; amountCents: number; until?: Date },
): Promise<void> {
  const rooms = await lockDepositHeadrooms(tx, deposit.playerId)
  const full = findExceededLimit(rooms, deposit.amountCents)
  if (full)
    throw new AppError("DepositLimitReachedErrorType", {
      limitedBy: full.limitedBy,
      limit: { cents: full.limitCents },
      used: { cents: full.usedCents },
      remaining: { cents: computePayableNow(allowed, rooms).remainingCents },
      // Null: the amount is above the limit itself and will never fit.
      freesAt: full.freesAt(deposit.amountCents),
    })
  await store.insertDepositUse(tx, deposit)
}

/**
 * Counts a reserved deposit as made, at capture. False: the reservation had run out and the room is gone
 * meanwhile, or a limit was lowered below it; the money must go back to where it came from. Repeating is fine.
 */
export async function consumeDepositReservation(tx: Tx, orderId: string): Promise<boolean> {
  const found = await store.findDepositUse(tx, orderId)
  if (!found) return false
  await store.lockPlayer(tx, found.playerId)
  // Read again under the lock: a twin may have been first.
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

/** Whether the limits let in what was paid, by its order's room or, where that had run out, by what is left. */
async function fitsLimits(
  tx: Tx,
  { playerId, amountCents, state, at }: store.StoredDepositUse,
): Promise<boolean> {
  if (state === "released") return !findExceededLimit(await lockDepositHeadrooms(tx, playerId), amountCents)
  // An order has its room, unless a limit was lowered meanwhile: other orders, which may never be paid, do not matter.
  const counting = (await lockDepositHeadrooms(tx, playerId, true)).filter(({ counts }) => counts(at, tx.now))
  return !findExceededLimit(counting, amountCents)
}

/** Gives the room of an order back that failed, was cancelled or ran out. A deposit that was made stays counted. */
export async function releaseDepositReservation(tx: Tx, orderId: string): Promise<void> {
  const found = await store.findDepositUse(tx, orderId)
  if (!found) return
  await store.lockPlayer(tx, found.playerId)
  const use = await store.findDepositUse(tx, orderId)
  if (use?.state === "reserved") await store.setDepositUse(tx, orderId, { state: "released" })
}
