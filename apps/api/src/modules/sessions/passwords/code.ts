import { sessions as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { resetAttempts, tryAttempt, undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { enqueueJob, type JobHandler } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { hashToken, randomDigits, randomToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import {
  assertNewPasswordStrong,
  decodePassword,
  findProfile,
  hashPassword,
  type IdentityEncryption,
} from "../../players/index.ts"
import { resetFailures } from "../login.ts"
import * as settings from "../settings.ts"
import {
  deleteResetCodes,
  findResetCode,
  insertResetCode,
  setCodeMark,
  takeResend,
  takeResetCode,
  takeTry,
} from "./codeStore.ts"
import { sendResetCodeEmail } from "./emails.ts"
import { renewPassword } from "./renew.ts"
import {
  countAddress,
  countResetAttempt,
  countResetEmail,
  countResetRequest,
  hashEmail,
  triesBucket,
} from "./resetLimits.ts"

const minuteMs = 60_000
const resendMs = contract.codeResendSeconds * 1000
const sendJob = "sessions.sendResetCode"

const getExpiry = async (tx: Tx): Promise<Date> => {
  const { codeMinutes } = await getSetting(tx, settings.resetCode)
  return new Date(tx.now.getTime() + codeMinutes * minuteMs)
}
const enqueueSendCode = (tx: Tx, id: bigint) =>
  enqueueJob(tx, sendJob, { codeId: String(id) }, { attempts: 3 })

/**
 * Asks for a code to a new password, by e-mail address, and answers the key that goes with it: 256 random bits, kept
 * only as their hash. An address that nobody has gets one too, for the same work; the letter is a job's. Refuses with
 * TooManyRequestsErrorType.
 */
export async function requestResetCode(
  platform: Platform,
  from: { email: string; address: string },
): Promise<{ keyCode: string }> {
  const playerId = await countResetRequest(platform, from)
  const keyCode = randomToken()
  await platform.transact(async (tx) => {
    const code = { keyHash: hashToken(keyCode), playerId, askedFor: hashEmail(from.email) }
    await enqueueSendCode(tx, await insertResetCode(tx, { ...code, expiresAt: await getExpiry(tx) }))
  })
  return { keyCode }
}

const tooEarly = (waitMs: number) =>
  new AppError(
    "TooManyRequestsErrorType",
    { minutes: Math.ceil(waitMs / minuteMs) },
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  )

/**
 * Sends another code under the same key, with five tries of its own; the last one works no longer. Refuses with
 * TooManyRequestsErrorType within three minutes of the last one and where too many were asked for, and with
 * OtpExpiredErrorType a key that is unknown, used or void.
 */
export async function resendCode(
  platform: Platform,
  from: { keyCode: string; address: string },
): Promise<void> {
  const { reads, transact } = platform
  await countAddress(platform, from.address)
  const row = await findResetCode(reads(), hashToken(from.keyCode))
  if (!row) throw new AppError("OtpExpiredErrorType")
  const waitMs = row.sent_at.getTime() + resendMs - reads().now.getTime()
  if (waitMs > 0) throw tooEarly(waitMs)
  await countResetEmail(platform, { askedFor: row.asked_for, playerId: row.player_id, address: from.address })
  await transact(async (tx) => {
    const sentBefore = new Date(tx.now.getTime() - resendMs)
    const isTaken = await takeResend(tx, row.id, { sentBefore, expiresAt: await getExpiry(tx) })
    // Somebody was faster, with the same key.
    if (!isTaken) throw tooEarly(resendMs)
    await enqueueSendCode(tx, row.id)
  })
}

/** Draws the digits, keeps their mark and posts them, once. Nothing, where nobody has the address. */
async function sendCode(platform: Platform, secret: IdentityEncryption, tx: Tx, id: bigint): Promise<void> {
  const code = randomDigits(6)
  const sent = await setCodeMark(tx, id, secret.codeMark(String(id), code))
  const player = sent && (await findProfile(tx, sent.playerId))
  if (player) await sendResetCodeEmail(platform, tx, player, { code, expiresAt: sent.expiresAt })
}

/** So long what ran out is kept: somebody may ask what became of it. */
const keptMs = dayMs

/** Sends the codes that were asked for, and forgets those that ran out a day ago. */
export const codeJobs = (platform: Platform, secret: IdentityEncryption): Record<string, JobHandler> => ({
  [sendJob]: async (payload) => {
    const { codeId } = payload as { codeId: string }
    await platform.transact((tx) => sendCode(platform, secret, tx, BigInt(codeId)))
  },
  "sessions.forgetCodes": () =>
    platform.transact((tx) => deleteResetCodes(tx, new Date(tx.now.getTime() - keptMs))),
})

/**
 * Sets a new password by a code, once; all sessions of the player end and none is opened. A try is taken before the
 * digits are looked at, known address or not. Refuses with OtpExpiredErrorType what was tried five times, is older than
 * ten minutes, used or void, with OtpInvalidErrorType other digits, and with WeakPasswordErrorType, which does not use
 * the code up. An account takes twenty wrong codes a day, whoever asked for them; from then on none is right.
 */
export async function resetByCode(
  platform: Platform,
  secret: IdentityEncryption,
  given: { keyCode: string; otp: string; passwordBase64: string; address: string },
): Promise<void> {
  const { reads, transact } = platform
  const { keyCode, otp, passwordBase64, address } = given
  const password = decodePassword(passwordBase64)
  await countResetAttempt(platform, address)
  // Judged by itself: what is known of the player is compared for whoever has their code.
  await assertNewPasswordStrong(reads(), password)
  const { tries, wrongADay: limit } = await getSetting(reads(), settings.resetCode)
  const row = await transact((tx) => takeTry(tx, hashToken(keyCode), tries))
  if (!row) throw new AppError("OtpExpiredErrorType")
  const { id, player_id: playerId, code_mark: mark } = row
  const guesses = `newPassword:guesses:${row.asked_for.toString("hex")}`
  const { isOver } = await tryAttempt(transact, { bucket: guesses, limit, windowMs: dayMs })
  // An address that nobody has costs the same look.
  const isRight = secret.isCode(mark ?? Buffer.alloc(32), String(id), otp)
  if (!isRight || isOver || mark === null || playerId === null) throw new AppError("OtpInvalidErrorType")
  await undoAttempt(transact, triesBucket(address))
  await undoAttempt(transact, guesses)
  await assertNewPasswordStrong(reads(), password, playerId)
  const passwordHash = await hashPassword(password)
  await transact(async (tx) => {
    if (!(await takeResetCode(tx, id, mark))) throw new AppError("OtpExpiredErrorType")
    await renewPassword(platform, tx, playerId, { passwordHash })
  })
  await resetAttempts(transact, guesses)
  await resetFailures(platform, playerId, address)
}
