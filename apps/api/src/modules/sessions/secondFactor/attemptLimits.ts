import { countAttempt, undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import * as settings from "../settings.ts"
import { isAddressKnown } from "../store.ts"

type AttemptPlatform = Pick<Platform, "reads" | "transact">
/** `undo` uncounts a code that was right. */
export type CountedAttempt = { undo: () => Promise<void> }

const addressBucket = (address: string) => `factor:tries:${address}`

export async function countCodeByAddress(
  { reads, transact }: AttemptPlatform,
  address: string,
): Promise<void> {
  const { addressFailures: limit, windowMinutes } = await getSetting(reads(), settings.login)
  const windowMs = windowMinutes * minuteMs
  await countAttempt(transact, { bucket: addressBucket(address), limit, windowMs })
}

/**
 * All purposes share one limit. Known network addresses have a bucket of their own, so that a stranger who knows the
 * password cannot lock the player out. The refusal reveals nothing: the caller knows the password or has a session.
 */
export async function countCodeAttempt(
  { reads, transact }: AttemptPlatform,
  playerId: bigint,
  address: string,
): Promise<CountedAttempt> {
  const { wrongADay: limit } = await getSetting(reads(), settings.secondFactor)
  const isKnown = await isAddressKnown(reads(), playerId, address)
  const bucket = `factor:guesses:${playerId}${isKnown ? `:${address}` : ""}`
  await countAttempt(transact, { bucket, limit, windowMs: dayMs })
  return {
    async undo() {
      await undoAttempt(transact, bucket)
      await undoAttempt(transact, addressBucket(address))
    },
  }
}

/** Known network addresses have a bucket of their own, as in {@link countCodeAttempt}. */
export async function countMailedCode(
  { reads, transact }: AttemptPlatform,
  playerId: bigint,
  address: string,
): Promise<void> {
  const { mailsAnHour: limit } = await getSetting(reads(), settings.secondFactor)
  const isKnown = await isAddressKnown(reads(), playerId, address)
  const bucket = `factor:mails:${playerId}${isKnown ? `:${address}` : ""}`
  await countAttempt(transact, { bucket, limit, windowMs: 60 * minuteMs })
}
