import type { Kysely } from "kysely"
import { Failure } from "../../kernel/failure.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { setting } from "../content/index.ts"
import { depositWindowMs, roomForAt, type WeeklyDeposits, weeklyDepositsOf } from "./rules.ts"
import * as store from "./store.ts"

export type Action = "login" | "deposit" | "bet" | "redeem" | "withdraw" | "claim"

/**
 * The gate: whether a player may act, for every way in. Refuses with the first of: AccountClosed, excluded
 * by the register, register not reached, e-mail not verified, identity not verified (behaviour section 2).
 */
export async function may(tx: { db: Kysely<unknown> }, playerId: bigint, action: Action): Promise<void> {
  const refusal = await store.refusalOf(tx.db, playerId, action)
  if (refusal) throw new Failure(refusal)
}

const since = (now: Date) => new Date(now.getTime() - depositWindowMs)

/** €200 per player and site (Royal Decree of 19 June 2022), as the settings hold it. */
const statutoryCents = async (from: Pick<Tx, "db">): Promise<number> =>
  (await setting(from, "statutoryDepositLimit")).limitCents

/** What the statutory weekly limit leaves this player now. */
export async function weeklyDeposits(
  from: { db: Kysely<unknown>; now: Date },
  playerId: bigint,
): Promise<WeeklyDeposits> {
  const limitCents = (await store.ownLimitCents(from.db, playerId)) ?? (await statutoryCents(from))
  return weeklyDepositsOf(limitCents, await store.usesSince(from.db, playerId, since(from.now)), from.now)
}

async function lockedWeek(tx: Tx, playerId: bigint): Promise<WeeklyDeposits> {
  const limitCents = (await store.lockPlayer(tx, playerId)) ?? (await statutoryCents(tx))
  return weeklyDepositsOf(limitCents, await store.usesSince(tx.db, playerId, since(tx.now)), tx.now)
}

/**
 * Reserves room for a deposit when its order is made, so that orders open at the same time cannot exceed
 * the limit together. Refuses with DepositLimitReachedErrorType: what is left and when room returns.
 */
export async function reserveDeposit(
  tx: Tx,
  deposit: { playerId: bigint; orderId: string; amountCents: number },
): Promise<void> {
  const week = await lockedWeek(tx, deposit.playerId)
  if (deposit.amountCents > week.remainingCents) {
    const freesAt = roomForAt(week, deposit.amountCents)
    throw new Failure("DepositLimitReachedErrorType", {
      limit: { cents: week.limitCents },
      used: { cents: week.usedCents },
      remaining: { cents: week.remainingCents },
      // Null: the amount is above the limit itself and will never fit.
      freesAt,
    })
  }
  await store.insertUse(tx, deposit)
}

/**
 * Counts a reserved deposit as made, at capture. False: the reservation had run out and the room is gone
 * meanwhile; the money must go back to where it came from. Repeating is fine.
 */
export async function useDeposit(tx: Tx, orderId: string): Promise<boolean> {
  const found = await store.useOf(tx, orderId)
  if (!found) return false
  const week = await lockedWeek(tx, found.playerId)
  // Read again under the lock: a twin may have been first.
  const use = (await store.useOf(tx, orderId))!
  if (use.state === "used") return true
  if (use.state === "released" && use.amountCents > week.remainingCents) return false
  await store.setUse(
    tx,
    orderId,
    use.state === "released" ? { state: "used", at: tx.now } : { state: "used" },
  )
  return true
}

/** Gives the room of an order back that failed, was cancelled or ran out. A deposit that was made stays counted. */
export async function releaseDeposit(tx: Tx, orderId: string): Promise<void> {
  const found = await store.useOf(tx, orderId)
  if (!found) return
  await store.lockPlayer(tx, found.playerId)
  const use = await store.useOf(tx, orderId)
  if (use?.state === "reserved") await store.setUse(tx, orderId, { state: "released" })
}
