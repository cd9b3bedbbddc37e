import type { sessions as contract, ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import type { JobHandler } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { hashToken, randomToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import {
  assertNewEmailAllowed,
  decodeTypedPassword,
  findProfile,
  lockEmail,
  shownEmail,
} from "../../players/index.ts"
import { verifyPassword } from "../passwords/verify.ts"
import * as settings from "../settings.ts"
import { setEmailChangeEnded, setProved } from "../store.ts"
import { sendConfirmCurrentEmail, sendConfirmNewEmail } from "./emails.ts"
import { deleteEmailChanges, findOpenEmailChange, insertEmailChange } from "./store.ts"

/** Expired changes are kept for a day, to answer questions about them. */
const retentionMs = dayMs

/**
 * The new and the current address have to agree, the current one only where it is verified and its e-mails do not
 * bounce. A taken address is reported only to a caller who knows the password, and counts with
 * check-unique-constraints: the call reveals no more than that one.
 */
export async function requestEmailChange(
  platform: Platform,
  caller: { playerId: bigint; sessionId: bigint },
  request: { email: string; passwordBase64: string; address: string },
): Promise<{ expiresAt: Date; isCurrentRequired: boolean }> {
  const { reads, transact } = platform
  const { playerId, sessionId } = caller
  const { email, passwordBase64, address } = request
  const password = decodeTypedPassword(passwordBase64)
  const passwordHash = await verifyPassword(platform, playerId, { password, address })
  await assertNewEmailAllowed(platform, { playerId, email, address })
  const { linkMinutes, perPlayer, windowMinutes } = await getSetting(reads(), settings.newEmail)
  const bucket = `newEmail:${playerId}`
  await countAttempt(transact, { bucket, limit: perPlayer, windowMs: windowMinutes * minuteMs })
  return transact(async (tx) => {
    const current = await lockEmail(tx, playerId, { passwordHash })
    if (!current) throw new AppError("OldPasswordInvalidErrorType")
    await setProved(tx, sessionId)
    await setEmailChangeEnded(tx, { playerId }, "replaced")
    const player = await findProfile(tx, playerId)
    if (!player) throw new Error(`There is no player ${playerId}.`)
    const newKey = randomToken()
    const currentKey = current.isReachable ? randomToken() : null
    const expiresAt = new Date(tx.now.getTime() + linkMinutes * minuteMs)
    await insertEmailChange(tx, {
      playerId,
      sessionId,
      email,
      newKeyHash: hashToken(newKey),
      currentKeyHash: currentKey === null ? null : hashToken(currentKey),
      expiresAt,
    })
    await sendConfirmNewEmail(platform, tx, player, { email, key: newKey, expiresAt })
    if (currentKey !== null)
      await sendConfirmCurrentEmail(platform, tx, player, { email, key: currentKey, expiresAt })
    return { expiresAt, isCurrentRequired: currentKey !== null }
  })
}

export async function getEmailChangeReply(
  from: Reads,
  playerId: bigint,
): Promise<ReplyOf<typeof contract.getEmailChange>["change"]> {
  const row = await findOpenEmailChange(from, playerId)
  if (!row) return null
  return {
    email: shownEmail(row.email),
    expiresAt: row.expires_at.toISOString(),
    hasNewAgreed: row.new_agreed_at !== null,
    hasCurrentAgreed: row.current_key_hash === null ? null : row.current_agreed_at !== null,
  }
}

export const emailChangeJobs = (platform: Pick<Platform, "transact">): Record<string, JobHandler> => ({
  "sessions.forgetEmailChanges": () =>
    platform.transact((tx) => deleteEmailChanges(tx, new Date(tx.now.getTime() - retentionMs))),
})
