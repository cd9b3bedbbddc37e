import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { getPolicyState, getSetting, statutoryDepositLimit } from "../../content/index.ts"
import { assertAllowed } from "../limits.ts"
import { weeklyLimitRaise } from "../settings.ts"
import { lockPlayer } from "../store.ts"
import { classifyLimitRequest, computeEarliestEffect } from "./rules.ts"
import * as store from "./store.ts"

/** `earliest`: when a raise can take effect at the earliest; null where nothing waits. */
export type RaiseResult = { isChanged: boolean; earliest: Date | null }

async function cancelOpenRaise(tx: Tx, { id, player_id: playerId, cents }: store.RaiseRow): Promise<void> {
  await store.setRaiseCancelled(tx, id)
  await store.insertReport(tx, { playerId, kind: "withdrawn", requestId: id, cents: Number(cents) })
}

/**
 * Requests another weekly deposit limit, cents: a lower one takes effect at commit, a raise waits for the authority. Refuses
 * with BadInput at `value`; a raise with LimitRaiseSuspended, LimitRaiseOpen and what the gate refuses a deposit with.
 */
export async function requestWeeklyLimit(tx: Tx, playerId: bigint, cents: number): Promise<RaiseResult> {
  const grantedCents = await lockPlayer(tx, playerId)
  const { limitCents: statutoryCents } = await getSetting(tx, statutoryDepositLimit)
  const kind = classifyLimitRequest(cents, { statutoryCents, grantedCents })
  if (kind === "tooLow")
    throw new AppError("BadInputErrorType", {}, { fields: { value: { is: "notAboveStatutory" } } })
  const open = await store.findRaise(tx, playerId)
  if (kind === "raise") {
    if ((await getPolicyState(tx, weeklyLimitRaise)) !== "on")
      throw new AppError("LimitRaiseSuspendedErrorType")
    await assertAllowed(tx, playerId, "deposit")
    if (open) throw new AppError("LimitRaiseOpenErrorType")
    const earliest = computeEarliestEffect(tx.now)
    await store.insertRaise(tx, playerId, { cents, coolsUntil: earliest })
    return { isChanged: true, earliest }
  }
  if (open) await cancelOpenRaise(tx, open)
  if (kind === "unchanged") return { isChanged: open !== undefined, earliest: null }
  const requestId = await store.insertEffectiveLimit(tx, playerId, cents)
  await store.insertReport(tx, { playerId, kind: "lowered", requestId, cents })
  return { isChanged: true, earliest: null }
}

/** Returns to the statutory limit at commit and cancels a pending raise. False where there was neither. */
export async function relinquishRaise(tx: Tx, playerId: bigint): Promise<boolean> {
  const grantedCents = await lockPlayer(tx, playerId)
  const open = await store.findRaise(tx, playerId)
  if (open) await cancelOpenRaise(tx, open)
  if (grantedCents === null) return open !== undefined
  const requestId = await store.insertEffectiveLimit(tx, playerId, null)
  await store.insertReport(tx, { playerId, kind: "givenBack", requestId, cents: null })
  return true
}

/** False where the player has no such pending raise. */
export async function cancelRaise(tx: Tx, playerId: bigint, requestId: number): Promise<boolean> {
  await lockPlayer(tx, playerId)
  const open = await store.findRaise(tx, playerId)
  if (open?.id !== BigInt(requestId)) return false
  await cancelOpenRaise(tx, open)
  return true
}

export const withdrawRaise = cancelOpenRaise
