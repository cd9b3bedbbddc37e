import { sessions as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type JobHandler } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { hashToken, randomDigits } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { clearBounce, findProfile, type IdentityEncryption } from "../../players/index.ts"
import * as settings from "../settings.ts"
import { countCodeAttempt, countCodeByAddress, countMailedCode } from "./attemptLimits.ts"
import {
  type ChallengeKeys,
  deleteChallenges,
  findOpenChallenge,
  setChallengeMark,
  takeChallenge,
  takeMailing,
  takeTryOfChallenge,
} from "./challengeStore.ts"
import { sendLoginCodeEmail } from "./emails.ts"
import { type LoggedIn, type LoginAttempt, openLoginSession } from "./enter.ts"
import { maskedEmail, parseCode } from "./rules.ts"
import { findFactor, setPasswordMailed } from "./store.ts"
import { consumeCode } from "./verify.ts"

const retentionMs = dayMs
const resendMs = contract.codeResendSeconds * 1000
const sendJob = "sessions.sendLoginCode"

/** `challengeId` comes from the page, `browserKey` from the cookie. */
export type ChallengeClaim = { challengeId: string; browserKey: string | undefined }

/** Without the cookie the empty hash matches no challenge. */
const toChallengeKeys = ({ challengeId, browserKey }: ChallengeClaim): ChallengeKeys => ({
  keyHash: hashToken(challengeId),
  browserHash: browserKey === undefined ? Buffer.alloc(0) : hashToken(browserKey),
})

const tooEarly = (waitMs: number) =>
  new AppError(
    "TooManyRequestsErrorType",
    { minutes: Math.ceil(waitMs / minuteMs) },
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  )

/** Extends the challenge but does not reset its tries. Refused where the password was set through the same mailbox. */
export async function mailLoginCode(
  platform: Platform,
  claim: ChallengeClaim & { address: string },
): Promise<{ sentTo: string }> {
  const { reads, transact } = platform
  await countCodeByAddress(platform, claim.address)
  const challenge = await findOpenChallenge(reads(), toChallengeKeys(claim))
  if (!challenge) throw new AppError("LoginChallengeExpiredErrorType")
  const { id, player_id: playerId, mailed_at: mailedAt } = challenge
  if ((await findFactor(reads(), playerId))?.mailed_password_at)
    throw new AppError("MailedCodeNotEnoughErrorType")
  const waitMs = (mailedAt?.getTime() ?? 0) + resendMs - reads().now.getTime()
  if (waitMs > 0) throw tooEarly(waitMs)
  await countMailedCode(platform, playerId, claim.address)
  return transact(async (tx) => {
    const { challengeMinutes } = await getSetting(tx, settings.secondFactor)
    const isTaken = await takeMailing(tx, id, {
      mailedBefore: new Date(tx.now.getTime() - resendMs),
      expiresAt: new Date(tx.now.getTime() + challengeMinutes * minuteMs),
    })
    // A simultaneous request with the same challenge was first.
    if (!isTaken) throw tooEarly(resendMs)
    await enqueueJob(tx, sendJob, { challengeId: String(id) }, { attempts: 3 })
    const player = await findProfile(tx, playerId)
    if (!player) throw new Error(`There is no player ${playerId}.`)
    return { sentTo: maskedEmail(player.email) }
  })
}

const codeMark = (id: bigint) => `login:${id}`

async function sendCode(platform: Platform, secret: IdentityEncryption, tx: Tx, id: bigint): Promise<void> {
  const code = randomDigits(6)
  const sent = await setChallengeMark(tx, id, secret.codeMark(codeMark(id), code))
  const player = sent && (await findProfile(tx, sent.playerId))
  if (player) await sendLoginCodeEmail(platform, tx, player, { code, expiresAt: sent.expiresAt })
}

export const challengeJobs = (
  platform: Platform,
  secret: IdentityEncryption,
): Record<string, JobHandler> => ({
  [sendJob]: async (payload) => {
    const { challengeId } = payload as { challengeId: string }
    await platform.transact((tx) => sendCode(platform, secret, tx, BigInt(challengeId)))
  },
  "sessions.forgetChallenges": () =>
    platform.transact((tx) => deleteChallenges(tx, new Date(tx.now.getTime() - retentionMs))),
})

/** Accepts a code of the app, a recovery code or e-mailed digits. Takes a try before the code is compared. */
export async function completeLogin(
  platform: Platform,
  secret: IdentityEncryption,
  request: ChallengeClaim & Pick<LoginAttempt, "address" | "userAgent" | "sessionToken"> & { code: string },
): Promise<LoggedIn> {
  const { reads, transact } = platform
  const { code, address } = request
  await countCodeByAddress(platform, address)
  const { tries } = await getSetting(reads(), settings.secondFactor)
  const challenge = await transact((tx) => takeTryOfChallenge(tx, toChallengeKeys(request), tries))
  if (!challenge) throw new AppError("LoginChallengeExpiredErrorType")
  const { id, player_id: playerId, device_type: deviceType, code_mark: mark } = challenge
  const counted = await countCodeAttempt(platform, playerId, address)
  const typed = parseCode(code)
  const isMailed =
    typed !== undefined &&
    "digits" in typed &&
    mark !== null &&
    secret.isCode(mark, codeMark(id), typed.digits)
  const opened = await transact(async (tx) => {
    const isProved = isMailed || (await consumeCode(secret, tx, { playerId, code }))
    if (!isProved) throw new AppError("SecondFactorCodeInvalidErrorType")
    if (!(await takeChallenge(tx, id, isMailed ? mark : undefined)))
      throw new AppError("LoginChallengeExpiredErrorType")
    if (isMailed) await clearBounce(tx, playerId)
    else await setPasswordMailed(tx, playerId, false)
    return openLoginSession(platform, tx, { ...request, playerId, deviceType })
  })
  await counted.undo()
  return opened
}
