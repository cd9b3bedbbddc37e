import { sessions as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { resetAttempts, tryAttempt, undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { enqueueJob, type JobHandler } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
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

const resendMs = contract.codeResendSeconds * 1000
const sendJob = "sessions.sendResetCode"

const getExpiry = async (tx: Tx): Promise<Date> => {
  const { codeMinutes } = await getSetting(tx, settings.resetCode)
  return new Date(tx.now.getTime() + codeMinutes * minuteMs)
}
const enqueueSendCode = (tx: Tx, id: bigint) =>
  enqueueJob(tx, sendJob, { codeId: String(id) }, { attempts: 3 })

/** Unknown addresses get a key too, for the same work; a job sends the e-mail. Only the hash of the key is stored. */
export async function requestResetCode(
  platform: Platform,
  request: { email: string; address: string },
): Promise<{ keyCode: string }> {
  const playerId = await countResetRequest(platform, request)
  const keyCode = randomToken()
  await platform.transact(async (tx) => {
    const code = { keyHash: hashToken(keyCode), playerId, askedFor: hashEmail(request.email) }
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

/** Invalidates the previous code; the new one has five tries of its own. */
export async function resendCode(
  platform: Platform,
  request: { keyCode: string; address: string },
): Promise<void> {
  const { reads, transact } = platform
  await countAddress(platform, request.address)
  const row = await findResetCode(reads(), hashToken(request.keyCode))
  if (!row) throw new AppError("OtpExpiredErrorType")
  const waitMs = row.sent_at.getTime() + resendMs - reads().now.getTime()
  if (waitMs > 0) throw tooEarly(waitMs)
  await countResetEmail(platform, {
    askedFor: row.asked_for,
    playerId: row.player_id,
    address: request.address,
  })
  await transact(async (tx) => {
    const sentBefore = new Date(tx.now.getTime() - resendMs)
    const isTaken = await takeResend(tx, row.id, { sentBefore, expiresAt: await getExpiry(tx) })
    // A simultaneous request with the same key was first.
    if (!isTaken) throw tooEarly(resendMs)
    await enqueueSendCode(tx, row.id)
  })
}

/** Sends nothing where no account has the address. */
async function sendCode(platform: Platform, secret: IdentityEncryption, tx: Tx, id: bigint): Promise<void> {
  const code = randomDigits(6)
  const sent = await setCodeMark(tx, id, secret.codeMark(String(id), code))
  const player = sent && (await findProfile(tx, sent.playerId))
  if (player) await sendResetCodeEmail(platform, tx, player, { code, expiresAt: sent.expiresAt })
}

const retentionMs = dayMs

export const codeJobs = (platform: Platform, secret: IdentityEncryption): Record<string, JobHandler> => ({
  [sendJob]: async (payload) => {
    const { codeId } = payload as { codeId: string }
    await platform.transact((tx) => sendCode(platform, secret, tx, BigInt(codeId)))
  },
  "sessions.forgetCodes": () =>
    platform.transact((tx) => deleteResetCodes(tx, new Date(tx.now.getTime() - retentionMs))),
})

/**
 * Takes a try before the digits are compared, also for unknown addresses. A weak password leaves the code valid. After
 * twenty wrong codes of an account in a day even the right one is refused.
 */
export async function resetByCode(
  platform: Platform,
  secret: IdentityEncryption,
  request: { keyCode: string; otp: string; passwordBase64: string; address: string },
): Promise<void> {
  const { reads, transact } = platform
  const { keyCode, otp, passwordBase64, address } = request
  const password = decodePassword(passwordBase64)
  await countResetAttempt(platform, address)
  // Without the details of the player: only the holder of the code may learn what matches them.
  await assertNewPasswordStrong(reads(), password)
  const { tries, wrongADay: limit } = await getSetting(reads(), settings.resetCode)
  const row = await transact((tx) => takeTry(tx, hashToken(keyCode), tries))
  if (!row) throw new AppError("OtpExpiredErrorType")
  const { id, player_id: playerId, code_mark: mark } = row
  const guesses = `newPassword:guesses:${row.asked_for.toString("hex")}`
  const { isOver } = await tryAttempt(transact, { bucket: guesses, limit, windowMs: dayMs })
  // Unknown addresses compare against zeros, for the same work.
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
