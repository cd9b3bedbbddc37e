import type { sessions as contract, ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import type { JobHandler } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
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

const minuteMs = 60_000
/** So long a change that ran out is kept: somebody may ask what became of it. */
const keptMs = 24 * 60 * minuteMs

/**
 * Asks for another address, for a player who says their password. Nothing changes yet: a letter with a link goes to the
 * new address and one to the address so far, and both have to agree within 30 minutes. Where nobody ever showed that the
 * address so far is theirs, it may be misspelt, and where letters to it come back nobody reads them: then only the new one
 * is asked. Each key is random, 256 bits, kept only as its hash. A change that was open before is replaced.
 *
 * Refuses as `verifyPassword` does with OldPasswordInvalidErrorType and TooManyRequestsErrorType; as `assertNewEmailAllowed` does
 * with EmailUnchangedErrorType and EmailAlreadyExistsErrorType: what belongs to somebody else is said aloud, as at the
 * sign-up, only to whoever knows this account's password, and counted with the questions of check-unique-constraints. So
 * it tells no more than that call does, and no letter goes to anybody's address who has an account. TooManyRequestsErrorType
 * also after five changes in an hour. Answers until when the links work, and whether the address so far is asked.
 */
export async function requestEmailChange(
  platform: Platform,
  caller: { playerId: bigint; sessionId: bigint },
  given: { email: string; passwordBase64: string; address: string },
): Promise<{ expiresAt: Date; isCurrentAsked: boolean }> {
  const { reads, transact } = platform
  const { playerId, sessionId } = caller
  const { email, passwordBase64, address } = given
  const password = decodeTypedPassword(passwordBase64)
  const passwordHash = await verifyPassword(platform, playerId, { password, address })
  await assertNewEmailAllowed(platform, { playerId, email, address })
  const { linkMinutes, perPlayer, windowMinutes } = await getSetting(reads(), settings.newEmail)
  const bucket = `newEmail:${playerId}`
  await countAttempt(transact, { bucket, limit: perPlayer, windowMs: windowMinutes * minuteMs })
  return transact(async (tx) => {
    const current = await lockEmail(tx, playerId, { passwordHash })
    // Meanwhile the password was changed elsewhere: it is said no more.
    if (!current) throw new AppError("OldPasswordInvalidErrorType")
    await setProved(tx, sessionId)
    await setEmailChangeEnded(tx, { playerId }, "replaced")
    const player = await findProfile(tx, playerId)
    if (!player) throw new Error(`There is no player ${playerId}.`)
    const newKey = randomToken()
    const currentKey = current.hasSay ? randomToken() : null
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
    return { expiresAt, isCurrentAsked: currentKey !== null }
  })
}

/** What a player has asked for and is still open, as the contract shows it. */
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

/** Forgets the changes that ran out a day ago. */
export const emailChangeJobs = (platform: Pick<Platform, "transact">): Record<string, JobHandler> => ({
  "sessions.forgetEmailChanges": () =>
    platform.transact((tx) => deleteEmailChanges(tx, new Date(tx.now.getTime() - keptMs))),
})
