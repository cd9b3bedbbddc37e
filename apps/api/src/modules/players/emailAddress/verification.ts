import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type Job } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { hashToken, randomToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { sendVerificationEmail, sendWelcomeEmail } from "../emails.ts"
import { playerEmailVerified } from "../events.ts"
import { emailKey } from "../rules.ts"
import * as settings from "../settings.ts"
import { findLoginRow, findPlayer } from "../store.ts"
import { clearBounce } from "./bounces.ts"
import { findConfirmedPlayer, insertEmailToken, setEmailVerified, takeEmailToken } from "./store.ts"

const sendJob = "players.sendVerification"

/** Earlier links become invalid. Only the hash of the token is stored. Returns the token. */
export async function sendVerification(platform: Platform, tx: Tx, playerId: bigint): Promise<string> {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const { linkHours } = await getSetting(tx, settings.emailVerification)
  const token = randomToken()
  const expiresAt = new Date(tx.now.getTime() + linkHours * hourMs)
  await insertEmailToken(tx, { hash: hashToken(token), playerId, expiresAt })
  await sendVerificationEmail(platform, tx, player, { token, expiresAt })
  return token
}

/** Idempotent. Refuses with EmailTokenInvalidErrorType, CodeExpiredErrorType. */
export async function verifyEmail(
  platform: Platform,
  tx: Tx,
  emailToken: string,
): Promise<{ playerId: bigint }> {
  const hash = hashToken(emailToken)
  const token = await takeEmailToken(tx, hash)
  if (!token) {
    const confirmed = await findConfirmedPlayer(tx, hash)
    if (confirmed === undefined) throw new AppError("EmailTokenInvalidErrorType")
    return { playerId: confirmed }
  }
  const { playerId, expiresAt } = token
  if (expiresAt <= tx.now) throw new AppError("CodeExpiredErrorType")
  await clearBounce(tx, playerId)
  await markEmailVerified(platform, tx, playerId)
  return { playerId }
}

export async function markEmailVerified(platform: Platform, tx: Tx, playerId: bigint): Promise<void> {
  if (!(await setEmailVerified(tx, playerId))) return
  await tx.publish(playerEmailVerified, { playerId })
  const player = await findPlayer(tx, playerId)
  if (player) await sendWelcomeEmail(platform, tx, player)
}

/** Known and unknown addresses take the same time: a job looks the address up. */
export const enqueueVerification = (tx: Tx, email: string): Promise<void> =>
  enqueueJob(tx, sendJob, { email }, { attempts: 3 })

export const verificationJobs = (platform: Platform): Record<string, Job> => ({
  [sendJob]: async (payload) => {
    const { email } = payload as { email: string }
    await platform.transact(async (tx) => {
      const login = await findLoginRow(tx, emailKey(email))
      const player = login && (await findPlayer(tx, login.id))
      if (player?.status === "open" && !player.email_verified_at)
        await sendVerification(platform, tx, player.id)
    })
  },
})
