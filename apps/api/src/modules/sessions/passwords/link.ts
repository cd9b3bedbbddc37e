import type { Tx } from "../../../platform/db/transaction.ts"
import { undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { enqueueJob, type JobHandler } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hashToken, randomToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { assertNewPasswordStrong, decodePassword, findProfile, hashPassword } from "../../players/index.ts"
import { resetFailures } from "../login.ts"
import * as settings from "../settings.ts"
import { sendResetLinkEmail } from "./emails.ts"
import { deleteResetLinks, findResetLink, insertResetLink, takeResetLink } from "./linkStore.ts"
import { renewPassword } from "./renew.ts"
import { countResetAttempt, countResetRequest, triesBucket } from "./resetLimits.ts"

const minuteMs = 60_000
/** So long a link that ran out is kept: somebody may ask what became of it. */
const keptMs = 24 * 60 * minuteMs
const sendJob = "sessions.sendResetLink"

/**
 * Asks for a link to a new password, by e-mail address. A known and an unknown address cost the same and are answered
 * the same: what differs happens later, in a job. Refuses with TooManyRequestsErrorType.
 */
export async function requestResetLink(
  platform: Platform,
  from: { email: string; address: string },
): Promise<void> {
  const playerId = await countResetRequest(platform, from)
  await platform.transact((tx) =>
    enqueueJob(tx, sendJob, { playerId: playerId && String(playerId) }, { attempts: 3 }),
  )
}

/**
 * Makes a link and posts it; an earlier one stops working. Its key is random, 256 bits, kept only as its hash, good for
 * one use within 30 minutes. Whoever the gate lets play no longer gets one too: it opens no session.
 */
async function sendLink(platform: Platform, tx: Tx, playerId: bigint): Promise<void> {
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const { linkMinutes } = await getSetting(tx, settings.newPassword)
  const key = randomToken()
  const expiresAt = new Date(tx.now.getTime() + linkMinutes * minuteMs)
  await insertResetLink(tx, { keyHash: hashToken(key), playerId, expiresAt })
  await sendResetLinkEmail(platform, tx, player, { key, expiresAt })
}

/** Sends the links that were asked for, and forgets those that ran out a day ago. */
export const linkJobs = (platform: Platform): Record<string, JobHandler> => ({
  [sendJob]: async (payload) => {
    const { playerId } = payload as { playerId: string | null }
    if (playerId !== null) await platform.transact((tx) => sendLink(platform, tx, BigInt(playerId)))
  },
  "sessions.forgetLinks": () =>
    platform.transact((tx) => deleteResetLinks(tx, new Date(tx.now.getTime() - keptMs))),
})

/**
 * Sets a new password by the key of a link, once; all sessions of the player end and none is opened. Refuses with
 * EmailTokenInvalidErrorType what is unknown, used or replaced, with CodeExpiredErrorType what is older than 30 minutes,
 * and with WeakPasswordErrorType, which does not use the link up. TooManyRequestsErrorType after twenty keys that were
 * none from one network address.
 */
export async function resetByLink(
  platform: Platform,
  given: { key: string; passwordBase64: string; address: string },
): Promise<void> {
  const { reads, transact } = platform
  const { key, passwordBase64, address } = given
  const password = decodePassword(passwordBase64)
  await countResetAttempt(platform, address)
  const keyHash = hashToken(key)
  const link = await findResetLink(reads(), keyHash)
  if (!link) throw new AppError("EmailTokenInvalidErrorType")
  if (link.expiresAt <= reads().now) throw new AppError("CodeExpiredErrorType")
  await undoAttempt(transact, triesBucket(address))
  await assertNewPasswordStrong(reads(), password, link.playerId)
  const passwordHash = await hashPassword(password)
  await transact(async (tx) => {
    if (!(await takeResetLink(tx, keyHash))) throw new AppError("EmailTokenInvalidErrorType")
    await renewPassword(platform, tx, link.playerId, { passwordHash })
  })
  await resetFailures(platform, link.playerId, address)
}
