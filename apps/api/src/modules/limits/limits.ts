import { type ErrorName, restrictionErrors } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Restriction } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { setting, settingIn, statutoryDepositLimit } from "../content/index.ts"
import { lockRegisterStanding } from "../players/index.ts"
import {
  countedSince,
  type DepositRoom,
  depositRooms,
  type PayableNow,
  payableNow,
  refusedBy,
} from "./own/deposits.ts"
import { todayAt } from "./own/periods.ts"
import { ownOf, type ReadOwnDeposits } from "./own/store.ts"
import { welcomeBack } from "./returning/returning.ts"
import { depositUseIn, type WeeklyDeposits, weeklyDepositsOf } from "./rules.ts"
import * as store from "./store.ts"

export type Action = "login" | "deposit" | "depositRoom" | "bet" | "redeem" | "withdraw" | "claim"

/**
 * The gate: whether a player may act, for every way in. Refuses with the first of: AccountClosed, AccountUnderAge,
 * AccountExcluded (for ever), SelfExcluded {until}, ReturnNotAsked, ReturnWaits {until}, ExcludedFromPlay (the register), ExclusionRegisterUnavailable,
 * OnBreak {until}, EmailNotVerified, KycNotDone, RealityCheckDue and SessionTimeOver {until} (these two not to a bet, which
 * may belong to a round that has begun). Logging in is refused by the first three only.
 */
export async function may(from: Reads, playerId: bigint, action: Action): Promise<void> {
  const { refusal, until } = await store.refusalOf(from, playerId, action)
  if (refusal) throw new AppError(refusal, { until })
}

const restricting: readonly ErrorName[] = restrictionErrors

/** Whether a player may have no session any more: closed, excluded for ever, under age. */
export async function isBarredForGood(from: Reads, playerId: bigint): Promise<boolean> {
  return (await store.refusalOf(from, playerId, "login")).refusal !== null
}

/** Why a session of this player may only withdraw, look back and protect itself; null where it may do everything. */
export async function restrictionOf(from: Reads, playerId: bigint): Promise<Restriction | null> {
  return restrictionIn(await store.refusalOf(from, playerId, "bet"))
}

/** A restriction in what the gate answers about a bet, for a statement that asked it among other things. */
export const restrictionIn = ({ refusal, until }: store.ReadGate): Restriction | null =>
  refusal && restricting.includes(refusal) ? { name: refusal, until } : null

/** What keeps a player from playing that is no lack of papers: a restriction, or their exclusion for ever. */
export async function barOf(from: Reads, playerId: bigint): Promise<Restriction | null> {
  const { refusal, until } = await store.refusalOf(from, playerId, "bet")
  const isBar = refusal && (restricting.includes(refusal) || refusal === "AccountExcludedErrorType")
  return isBar ? { name: refusal, until } : null
}

/**
 * Lets a player in: null for everything, or why the session may only withdraw, look back and protect itself.
 * Refuses as `may(login)` does. Whoever changes the player's standing meanwhile waits for this transaction, so
 * that no session is opened past an exclusion.
 */
export async function admit(tx: Tx, playerId: bigint): Promise<Restriction | null> {
  await store.lockPlayer(tx, playerId)
  await lockRegisterStanding(tx, playerId)
  await may(tx, playerId, "login")
  await welcomeBack(tx, playerId)
  return restrictionOf(tx, playerId)
}

/** Deposits made or reserved before are in no limit's count any more. */
export const depositsSince = (now: Date) => countedSince(now, todayAt(now))

/** €200 per player and site (Royal Decree of 19 June 2022), as the settings hold it. */
const statutoryCents = async (from: Reads): Promise<number> =>
  (await setting(from, statutoryDepositLimit)).limitCents

/** What the statutory weekly limit leaves this player now. */
export async function weeklyDeposits(from: Reads, playerId: bigint): Promise<WeeklyDeposits> {
  return weeklyDepositsIn(await store.weekOf(from, playerId, depositsSince(from.now)), from.now)
}

/** The same of a row that a statement read among other things, with `depositsSince` the same instant. */
export function weeklyDepositsIn(row: store.ReadWeek, now: Date): WeeklyDeposits {
  const { own_limit_cents: own, statutory_limit: statutory } = row
  const limitCents = own === null ? settingIn(statutoryDepositLimit, statutory).limitCents : Number(own)
  return weeklyDepositsOf(limitCents, row.uses.map(depositUseIn), now)
}

const centsIn = (cents: bigint | null) => (cents === null ? null : Number(cents))

/** The player's own deposit limits in such a row, cents; null for none. */
const ownDepositsIn = (row: ReadOwnDeposits) => ({
  dailyDepositLimit: centsIn(row.own_daily_deposit_cents),
  weeklyDepositLimit: centsIn(row.own_weekly_deposit_cents),
  monthlyDepositLimit: centsIn(row.own_monthly_deposit_cents),
})

/**
 * What a player may deposit now, from a row that a statement read since `depositsSince` of the same instant, and the gate's
 * answer about `depositRoom`.
 */
export function payableIn(
  row: store.ReadWeek & ReadOwnDeposits,
  gate: store.ReadGate,
  now: Date,
): PayableNow {
  const uses = row.uses.map(depositUseIn)
  return payableNow(gate, depositRooms(weeklyDepositsIn(row, now), ownDepositsIn(row), uses, todayAt(now)))
}

/**
 * Every limit a deposit must fit into, the player's row locked; `madeOnly` leaves out what unfinished orders keep for
 * themselves.
 */
async function lockedRooms(tx: Tx, playerId: bigint, madeOnly = false): Promise<DepositRoom[]> {
  const limitCents = (await store.lockPlayer(tx, playerId)) ?? (await statutoryCents(tx))
  const today = todayAt(tx.now)
  const all = await store.usesOf(tx, playerId, countedSince(tx.now, today))
  const uses = madeOnly ? all.filter(({ reservedUntil }) => reservedUntil === undefined) : all
  return depositRooms(weeklyDepositsOf(limitCents, uses, tx.now), await ownOf(tx, playerId), uses, today)
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
  const rooms = await lockedRooms(tx, deposit.playerId)
  const full = refusedBy(rooms, deposit.amountCents)
  if (full)
    throw new AppError("DepositLimitReachedErrorType", {
      limitedBy: full.limitedBy,
      limit: { cents: full.limitCents },
      used: { cents: full.usedCents },
      remaining: { cents: payableNow(allowed, rooms).remainingCents },
      // Null: the amount is above the limit itself and will never fit.
      freesAt: full.freesAt(deposit.amountCents),
    })
  await store.insertUse(tx, deposit)
}

/**
 * Counts a reserved deposit as made, at capture. False: the reservation had run out and the room is gone
 * meanwhile, or a limit was lowered below it; the money must go back to where it came from. Repeating is fine.
 */
export async function useDeposit(tx: Tx, orderId: string): Promise<boolean> {
  const found = await store.useOf(tx, orderId)
  if (!found) return false
  await store.lockPlayer(tx, found.playerId)
  // Read again under the lock: a twin may have been first.
  const use = (await store.useOf(tx, orderId))!
  if (use.state === "used") return true
  if (!(await isLetIn(tx, use))) return false
  await store.setUse(
    tx,
    orderId,
    use.state === "released" ? { state: "used", at: tx.now } : { state: "used" },
  )
  return true
}

/** Whether the limits let in what was paid, by its order's room or, where that had run out, by what is left. */
async function isLetIn(tx: Tx, { playerId, amountCents, state, at }: store.Use): Promise<boolean> {
  if (state === "released") return !refusedBy(await lockedRooms(tx, playerId), amountCents)
  // An order has its room, unless a limit was lowered meanwhile: other orders, which may never be paid, do not matter.
  const counting = (await lockedRooms(tx, playerId, true)).filter(({ counts }) => counts(at, tx.now))
  return !refusedBy(counting, amountCents)
}

/** Gives the room of an order back that failed, was cancelled or ran out. A deposit that was made stays counted. */
export async function releaseDeposit(tx: Tx, orderId: string): Promise<void> {
  const found = await store.useOf(tx, orderId)
  if (!found) return
  await store.lockPlayer(tx, found.playerId)
  const use = await store.useOf(tx, orderId)
  if (use?.state === "reserved") await store.setUse(tx, orderId, { state: "released" })
}
