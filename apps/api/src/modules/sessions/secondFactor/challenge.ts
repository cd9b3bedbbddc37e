import { sessions as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type JobHandler } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
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

const minuteMs = 60_000
/** So long a challenge that ran out is kept: somebody may ask what became of it. */
const keptMs = 24 * 60 * minuteMs
const resendMs = contract.codeResendSeconds * 1000
const sendJob = "sessions.sendLoginCode"

/** What a page and its browser say of a challenge. */
export type ChallengeClaim = { challengeId: string; browserKey: string | undefined }

/** Without its cookie a challenge is nobody's: the hash of nothing belongs to no browser. */
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

/**
 * Mails six digits for a log-in that waits, which then waits ten minutes from now; the tries stay those of the challenge.
 * Answers where they went, masked. Refuses with LoginChallengeExpiredErrorType, with MailedCodeNotEnoughErrorType where the
 * password was chosen through the mailbox since the app was last used, and with TooManyRequestsErrorType within three
 * minutes of the last ones, and after five letters in an hour.
 */
export async function mailLoginCode(
  platform: Platform,
  given: ChallengeClaim & { address: string },
): Promise<{ sentTo: string }> {
  const { reads, transact } = platform
  await countCodeByAddress(platform, given.address)
  const challenge = await findOpenChallenge(reads(), toChallengeKeys(given))
  if (!challenge) throw new AppError("LoginChallengeExpiredErrorType")
  const { id, player_id: playerId, mailed_at: mailedAt } = challenge
  if ((await findFactor(reads(), playerId))?.mailed_password_at)
    throw new AppError("MailedCodeNotEnoughErrorType")
  const waitMs = (mailedAt?.getTime() ?? 0) + resendMs - reads().now.getTime()
  if (waitMs > 0) throw tooEarly(waitMs)
  await countMailedCode(platform, playerId, given.address)
  return transact(async (tx) => {
    const { challengeMinutes } = await getSetting(tx, settings.secondFactor)
    const isTaken = await takeMailing(tx, id, {
      mailedBefore: new Date(tx.now.getTime() - resendMs),
      expiresAt: new Date(tx.now.getTime() + challengeMinutes * minuteMs),
    })
    // Somebody was faster, with the same challenge.
    if (!isTaken) throw tooEarly(resendMs)
    await enqueueJob(tx, sendJob, { challengeId: String(id) }, { attempts: 3 })
    const player = await findProfile(tx, playerId)
    if (!player) throw new Error(`There is no player ${playerId}.`)
    return { sentTo: maskedEmail(player.email) }
  })
}

const codeMark = (id: bigint) => `login:${id}`

/** Draws the digits, keeps their mark and posts them, once. */
async function sendCode(platform: Platform, secret: IdentityEncryption, tx: Tx, id: bigint): Promise<void> {
  const code = randomDigits(6)
  const sent = await setChallengeMark(tx, id, secret.codeMark(codeMark(id), code))
  const player = sent && (await findProfile(tx, sent.playerId))
  if (player) await sendLoginCodeEmail(platform, tx, player, { code, expiresAt: sent.expiresAt })
}

/** Sends the digits that were asked for, and forgets the challenges that ran out a day ago. */
export const challengeJobs = (
  platform: Platform,
  secret: IdentityEncryption,
): Record<string, JobHandler> => ({
  [sendJob]: async (payload) => {
    const { challengeId } = payload as { challengeId: string }
    await platform.transact((tx) => sendCode(platform, secret, tx, BigInt(challengeId)))
  },
  "sessions.forgetChallenges": () =>
    platform.transact((tx) => deleteChallenges(tx, new Date(tx.now.getTime() - keptMs))),
})

/**
 * Ends a log-in by its second factor and opens the session, once: a code of the app, a recovery code, or the digits that
 * were mailed. A try is taken before the code is looked at. Refuses with LoginChallengeExpiredErrorType what was tried five
 * times, is older than ten minutes, used, void or another browser's; with SecondFactorCodeInvalidErrorType another code;
 * with TooManyRequestsErrorType after twenty wrong codes of an account in a day, or of a network address in 15 minutes; and
 * as `openLoginSession` does.
 */
export async function completeLogin(
  platform: Platform,
  secret: IdentityEncryption,
  given: ChallengeClaim & Pick<LoginAttempt, "address" | "userAgent" | "sessionToken"> & { code: string },
): Promise<LoggedIn> {
  const { reads, transact } = platform
  const { code, address } = given
  await countCodeByAddress(platform, address)
  const { tries } = await getSetting(reads(), settings.secondFactor)
  const challenge = await transact((tx) => takeTryOfChallenge(tx, toChallengeKeys(given), tries))
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
    const isShown = isMailed || (await consumeCode(secret, tx, { playerId, code }))
    if (!isShown) throw new AppError("SecondFactorCodeInvalidErrorType")
    if (!(await takeChallenge(tx, id, isMailed ? mark : undefined)))
      throw new AppError("LoginChallengeExpiredErrorType")
    if (isMailed) await clearBounce(tx, playerId)
    else await setPasswordMailed(tx, playerId, false)
    return openLoginSession(platform, tx, { ...given, playerId, deviceType })
  })
  await counted.undo()
  return opened
}
