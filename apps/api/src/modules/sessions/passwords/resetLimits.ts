import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { findLogin } from "../../players/index.ts"
import * as settings from "../settings.ts"
import { isAddressKnown } from "../store.ts"

export const hashEmail = (email: string): Buffer => hashToken(email.toLowerCase())

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

export async function countAddress(
  { reads, transact }: Pick<Platform, "reads" | "transact">,
  address: string,
): Promise<void> {
  const { perAddress: limit, windowMinutes } = await getSetting(reads(), settings.newPassword)
  const bucket = `newPassword:address:${address}`
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * minuteMs })
}

/** Known network addresses have a bucket of their own: strangers cannot use up the limit of the player. */
export async function countResetEmail(
  { reads, transact }: Pick<Platform, "reads" | "transact">,
  { askedFor, playerId, address }: { askedFor: Buffer; playerId: bigint | null; address: string },
): Promise<void> {
  const { perAccount: limit, windowMinutes } = await getSetting(reads(), settings.newPassword)
  const isKnown = await isAddressKnown(reads(), playerId ?? 0n, address)
  const bucket = `newPassword:typed:${askedFor.toString("hex")}${isKnown ? `:${address}` : ""}`
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * minuteMs })
}

export const triesBucket = (address: string): string => `newPassword:tries:${address}`

export async function countResetAttempt({ reads, transact }: Platform, address: string): Promise<void> {
  const { addressFailures: limit, windowMinutes } = await getSetting(reads(), settings.login)
  await countAttempt(transact, { bucket: triesBucket(address), limit, windowMs: windowMinutes * minuteMs })
}
