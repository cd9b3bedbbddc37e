import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { findChoice } from "./consent.ts"
import { isChoiceCurrent, parseDeviceId } from "./rules.ts"
import { insertOrigin, lockDevice, type UtmParams } from "./store.ts"

/** Whether the browser that brings this cookie consents to targeting now, as the record says. */
export async function allowsTargeting(from: Reads, cookie: string | undefined): Promise<boolean> {
  const choice = await findChoice(from, cookie)
  return choice?.targeting === true && isChoiceCurrent(choice, from.now)
}

/**
 * Keeps where a player came from, where their browser consents to it; the first time counts, and what says nothing is
 * not kept. Answers whether it was allowed: without a current consent to targeting nothing happens.
 */
export async function recordOrigin(
  tx: Tx,
  who: { playerId: bigint; cookie: string | undefined },
  found: UtmParams,
): Promise<boolean> {
  const deviceId = parseDeviceId(who.cookie)
  if (deviceId === undefined) return false
  await lockDevice(tx, deviceId)
  if (!(await allowsTargeting(tx, who.cookie))) return false
  if (Object.keys(found).length > 0) await insertOrigin(tx, { playerId: who.playerId, deviceId }, found)
  return true
}
