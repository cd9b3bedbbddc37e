import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { getPolicyState, getSetting, statutoryDepositLimit } from "../../content/index.ts"
import { assertAllowed } from "../limits.ts"
import { weeklyLimitRaise } from "../settings.ts"
import { lockPlayer } from "../store.ts"
import { classifyLimitRequest, computeEarliestEffect } from "./rules.ts"
import * as store from "./store.ts"

/** What came of a wish; `earliest`: before then a raise cannot hold, null where nothing waits. */
export type RaiseResult = { isChanged: boolean; earliest: Date | null }

/** The player takes back what pends, or something stricter does. What the authority has been asked it hears of. */
async function cancelOpenRaise(tx: Tx, { id, player_id: playerId, cents }: store.RaiseRow): Promise<void> {
  await store.setRaiseCancelled(tx, id)
  await store.insertReport(tx, { playerId, kind: "withdrawn", requestId: id, cents: Number(cents) })
}

/**
 * Asks for another weekly deposit limit than the law's, cents. Less than what was granted holds when this commits; more is
 * passed on to the authority and holds if it says yes, 72 hours from now at the earliest. Refuses with BadInput at `value`
 * for what is not above the law's limit, and a raise with LimitRaiseSuspended (an operator has switched raising off),
 * LimitRaiseOpen (one pends already) and with whatever the gate refuses a deposit: who may not deposit need not ask to deposit more.
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

/** Gives a granted limit back: the law's holds when this commits, and what pends is cancelled. False: there was neither. */
export async function relinquishRaise(tx: Tx, playerId: bigint): Promise<boolean> {
  const grantedCents = await lockPlayer(tx, playerId)
  const open = await store.findRaise(tx, playerId)
  if (open) await cancelOpenRaise(tx, open)
  if (grantedCents === null) return open !== undefined
  const requestId = await store.insertEffectiveLimit(tx, playerId, null)
  await store.insertReport(tx, { playerId, kind: "givenBack", requestId, cents: null })
  return true
}

/** Takes back a raise that does not hold yet. False: the request is none of this player's that pend. */
export async function cancelRaise(tx: Tx, playerId: bigint, requestId: number): Promise<boolean> {
  await lockPlayer(tx, playerId)
  const open = await store.findRaise(tx, playerId)
  if (open?.id !== BigInt(requestId)) return false
  await cancelOpenRaise(tx, open)
  return true
}

/** A player who may no longer deposit when their raise would hold: it is taken back as if they had done it. */
export const withdrawRaise = cancelOpenRaise
