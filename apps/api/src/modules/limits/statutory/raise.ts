import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { policy, setting, statutoryDepositLimit } from "../../content/index.ts"
import { may } from "../limits.ts"
import { weeklyLimitRaise } from "../settings.ts"
import { lockPlayer } from "../store.ts"
import { earliestEffect, wishOf } from "./rules.ts"
import * as store from "./store.ts"

/** What came of a wish; `earliest`: before then a raise cannot hold, null where nothing waits. */
export type Wished = { isChanged: boolean; earliest: Date | null }

/** The player takes back what pends, or something stricter does. What the authority has been asked it hears of. */
async function cancel(tx: Tx, { id, player_id: playerId, cents }: store.RaiseRow): Promise<void> {
  await store.setCancelled(tx, id)
  await store.insertReport(tx, { playerId, kind: "withdrawn", requestId: id, cents: Number(cents) })
}

/**
 * Asks for another weekly deposit limit than the law's, cents. Less than what was granted holds when this commits; more is
 * passed on to the authority and holds if it says yes, 72 hours from now at the earliest. Refuses with BadInput at `value`
 * for what is not above the law's limit, and a raise with LimitRaiseSuspended (an operator has switched raising off),
 * LimitRaiseOpen (one pends already) and with whatever the gate refuses a deposit: who may not deposit need not ask to deposit more.
 */
export async function askLimit(tx: Tx, playerId: bigint, cents: number): Promise<Wished> {
  const grantedCents = await lockPlayer(tx, playerId)
  const { limitCents: statutoryCents } = await setting(tx, statutoryDepositLimit)
  const kind = wishOf(cents, { statutoryCents, grantedCents })
  if (kind === "tooLow")
    throw new AppError("BadInputErrorType", {}, { fields: { value: { is: "notAboveStatutory" } } })
  const open = await store.raiseOf(tx, playerId)
  if (kind === "raise") {
    if ((await policy(tx, weeklyLimitRaise)) !== "on") throw new AppError("LimitRaiseSuspendedErrorType")
    await may(tx, playerId, "deposit")
    if (open) throw new AppError("LimitRaiseOpenErrorType")
    const earliest = earliestEffect(tx.now)
    await store.insertRaise(tx, playerId, { cents, coolsUntil: earliest })
    return { isChanged: true, earliest }
  }
  if (open) await cancel(tx, open)
  if (kind === "unchanged") return { isChanged: open !== undefined, earliest: null }
  const requestId = await store.insertHeld(tx, playerId, cents)
  await store.insertReport(tx, { playerId, kind: "lowered", requestId, cents })
  return { isChanged: true, earliest: null }
}

/** Gives a granted limit back: the law's holds when this commits, and what pends is cancelled. False: there was neither. */
export async function giveBack(tx: Tx, playerId: bigint): Promise<boolean> {
  const grantedCents = await lockPlayer(tx, playerId)
  const open = await store.raiseOf(tx, playerId)
  if (open) await cancel(tx, open)
  if (grantedCents === null) return open !== undefined
  const requestId = await store.insertHeld(tx, playerId, null)
  await store.insertReport(tx, { playerId, kind: "givenBack", requestId, cents: null })
  return true
}

/** Takes back a raise that does not hold yet. False: the request is none of this player's that pend. */
export async function cancelRaise(tx: Tx, playerId: bigint, requestId: number): Promise<boolean> {
  await lockPlayer(tx, playerId)
  const open = await store.raiseOf(tx, playerId)
  if (open?.id !== BigInt(requestId)) return false
  await cancel(tx, open)
  return true
}

/** A player who may no longer deposit when their raise would hold: it is taken back as if they had done it. */
export const withdraw = cancel
