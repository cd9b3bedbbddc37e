import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { findLogin } from "../../players/index.ts"
import * as settings from "../settings.ts"
import { isAddressKnown } from "../store.ts"

const minuteMs = 60_000

/** One name for an address however it is written, known or not. */
export const hashEmail = (email: string): Buffer => hashToken(email.toLowerCase())

/**
 * Counts one question about a forgotten password, by network address and by what was typed, whether or not there is an
 * account, and answers whose it is, null for nobody's. Refuses with TooManyRequestsErrorType.
 */
export async function countResetRequest(
  platform: Pick<Platform, "reads" | "transact">,
  { email, address }: { email: string; address: string },
): Promise<bigint | null> {
  await countAddress(platform, address)
  const account = await findLogin(platform.reads(), email)
  const playerId = account?.id ?? null
  await countResetEmail(platform, { askedFor: hashEmail(email), playerId, address })
  return playerId
}

/** Counts a question by the network address that it came from. Refuses with TooManyRequestsErrorType. */
export async function countAddress(
  { reads, transact }: Pick<Platform, "reads" | "transact">,
  address: string,
): Promise<void> {
  const { perAddress: limit, windowMinutes } = await getSetting(reads(), settings.newPassword)
  const bucket = `newPassword:address:${address}`
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * minuteMs })
}

/**
 * Counts a letter that was asked for, by the address that was typed. A place the player has logged in from before has a
 * count of its own: strangers who ask cannot keep them from asking at home. Refuses with TooManyRequestsErrorType.
 */
export async function countResetEmail(
  { reads, transact }: Pick<Platform, "reads" | "transact">,
  of: { askedFor: Buffer; playerId: bigint | null; address: string },
): Promise<void> {
  const { perAccount: limit, windowMinutes } = await getSetting(reads(), settings.newPassword)
  const isKnown = await isAddressKnown(reads(), of.playerId ?? 0n, of.address)
  const bucket = `newPassword:typed:${of.askedFor.toString("hex")}${isKnown ? `:${of.address}` : ""}`
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * minuteMs })
}

/** The count of who tries keys and codes from one network address; what was right is taken back. */
export const triesBucket = (address: string): string => `newPassword:tries:${address}`

/** Counts a key or code that somebody tries, before anything is looked at. Refuses with TooManyRequestsErrorType. */
export async function countResetAttempt({ reads, transact }: Platform, address: string): Promise<void> {
  const { addressFailures: limit, windowMinutes } = await getSetting(reads(), settings.login)
  await countAttempt(transact, { bucket: triesBucket(address), limit, windowMs: windowMinutes * minuteMs })
}
