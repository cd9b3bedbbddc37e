import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { findChoice } from "./consent.ts"
import { isChoiceCurrent, parseDeviceId } from "./rules.ts"
import { insertOrigin, lockDevice, type UtmParams } from "./store.ts"

/** By the record of the browser, not by its cookie. */
export async function allowsTargeting(from: Reads, cookie: string | undefined): Promise<boolean> {
  const choice = await findChoice(from, cookie)
  return choice?.targeting === true && isChoiceCurrent(choice, from.now)
}

/** Stores the first origin of a player. False, and nothing stored, without a current consent to targeting. */
export async function recordOrigin(
  tx: Tx,
  subject: { playerId: bigint; cookie: string | undefined },
  params: UtmParams,
): Promise<boolean> {
  const deviceId = parseDeviceId(subject.cookie)
  if (deviceId === undefined) return false
  await lockDevice(tx, deviceId)
  if (!(await allowsTargeting(tx, subject.cookie))) return false
  if (Object.keys(params).length > 0) await insertOrigin(tx, { playerId: subject.playerId, deviceId }, params)
  return true
}
