import type { Tx } from "../../../platform/db/transaction.ts"
import { undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { enqueueJob, type JobHandler } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
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

const retentionMs = dayMs
const sendJob = "sessions.sendResetLink"

/** Known and unknown addresses get the same answer for the same work; a job does the rest. */
export async function requestResetLink(
  platform: Platform,
  request: { email: string; address: string },
): Promise<void> {
  const playerId = await countResetRequest(platform, request)
  await platform.transact((tx) =>
    enqueueJob(tx, sendJob, { playerId: playerId && String(playerId) }, { attempts: 3 }),
  )
}

/** Replaces an earlier link. A player who may not play gets one too: it opens no session. */
async function sendLink(platform: Platform, tx: Tx, playerId: bigint): Promise<void> {
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const { linkMinutes } = await getSetting(tx, settings.newPassword)
  const key = randomToken()
  const expiresAt = new Date(tx.now.getTime() + linkMinutes * minuteMs)
  await insertResetLink(tx, { keyHash: hashToken(key), playerId, expiresAt })
  await sendResetLinkEmail(platform, tx, player, { key, expiresAt })
}

export const linkJobs = (platform: Platform): Record<string, JobHandler> => ({
  [sendJob]: async (payload) => {
    const { playerId } = payload as { playerId: string | null }
    if (playerId !== null) await platform.transact((tx) => sendLink(platform, tx, BigInt(playerId)))
  },
  "sessions.forgetLinks": () =>
    platform.transact((tx) => deleteResetLinks(tx, new Date(tx.now.getTime() - retentionMs))),
})

/** All sessions end and none is opened. A weak password leaves the link valid. */
export async function resetByLink(
  platform: Platform,
  request: { key: string; passwordBase64: string; address: string },
): Promise<void> {
  const { reads, transact } = platform
  const { key, passwordBase64, address } = request
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
