import { countAttempt, undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import * as settings from "../settings.ts"
import { isAddressKnown } from "../store.ts"

const minuteMs = 60_000

type AttemptPlatform = Pick<Platform, "reads" | "transact">
/** Takes back what was counted of a code that was right. */
export type CountedAttempt = { undo: () => Promise<void> }

const addressBucket = (address: string) => `factor:tries:${address}`

/** Counts a code by the network address that tries it, before anything is looked at. Refuses with TooManyRequestsErrorType. */
export async function countCodeByAddress(
  { reads, transact }: AttemptPlatform,
  address: string,
): Promise<void> {
  const { addressFailures: limit, windowMinutes } = await getSetting(reads(), settings.login)
  const windowMs = windowMinutes * minuteMs
  await countAttempt(transact, { bucket: addressBucket(address), limit, windowMs })
}

/**
 * Counts a code that is tried for an account, before it is looked at: twenty wrong ones a day, whatever they were for. A
 * place the player has logged in from before has a count of its own: whoever found the password out cannot lock them out
 * of their home. Refuses with TooManyRequestsErrorType: who gets here knows a password or has a session.
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

/** Counts a letter with a code, by account; known places apart, as {@link countCodeAttempt}. Refuses with TooManyRequestsErrorType. */
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
