import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type Job } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
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

const hourMs = 3_600_000
const sendJob = "players.sendVerification"

/**
 * Makes a verification link and posts it; earlier links stop working. The token is random, 256 bits, kept
 * only as its hash, and good for one use within 24 hours. Returns the token.
 */
export async function sendVerification(platform: Platform, tx: Tx, playerId: bigint): Promise<string> {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const { linkHours } = await getSetting(tx, settings.emailVerification)
  const made = randomToken()
  const expiresAt = new Date(tx.now.getTime() + linkHours * hourMs)
  await insertEmailToken(tx, { hash: hashToken(made), playerId, expiresAt })
  await sendVerificationEmail(platform, tx, player, { token: made, expiresAt })
  return made
}

/**
 * Confirms an address by its token, the first time or once letters to it came back. Repeating it changes nothing and is
 * answered alike. Refuses with EmailTokenInvalidErrorType what is unknown or replaced by a newer link, and with
 * CodeExpiredErrorType what is older than 24 hours.
 */
export async function verifyEmail(
  platform: Platform,
  tx: Tx,
  emailToken: string,
): Promise<{ playerId: bigint }> {
  const hash = hashToken(emailToken)
  const used = await takeEmailToken(tx, hash)
  if (!used) {
    const confirmed = await findConfirmedPlayer(tx, hash)
    if (confirmed === undefined) throw new AppError("EmailTokenInvalidErrorType")
    return { playerId: confirmed }
  }
  const { playerId, expiresAt } = used
  if (expiresAt <= tx.now) throw new AppError("CodeExpiredErrorType")
  await clearBounce(tx, playerId)
  await markEmailVerified(platform, tx, playerId)
  return { playerId }
}

/** Takes an address for the player's own: announces it, once, and posts the letter that says what comes next. */
export async function markEmailVerified(platform: Platform, tx: Tx, playerId: bigint): Promise<void> {
  if (!(await setEmailVerified(tx, playerId))) return
  await tx.publish(playerEmailVerified, { playerId })
  const player = await findPlayer(tx, playerId)
  if (player) await sendWelcomeEmail(platform, tx, player)
}

/**
 * Asks for a new link by address. A known and an unknown address cost the same and are answered the same: the
 * look-up happens later, in a job.
 */
export const enqueueVerification = (tx: Tx, email: string): Promise<void> =>
  enqueueJob(tx, sendJob, { email }, { attempts: 3 })

/** Sends the new link, if the address is an open account's that still waits for confirmation. */
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
