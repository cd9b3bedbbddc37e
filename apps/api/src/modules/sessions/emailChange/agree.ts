import type { Tx } from "../../../platform/db/transaction.ts"
import { undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { clearBounce, lockEmail, replaceEmail } from "../../players/index.ts"
import { setCodesVoid } from "../passwords/codeStore.ts"
import { setLinksVoid } from "../passwords/linkStore.ts"
import { countResetAttempt, triesBucket } from "../passwords/resetLimits.ts"
import { setChallengesVoid } from "../secondFactor/challengeStore.ts"
import { endSessions } from "../sessions.ts"
import { setEmailChangeEnded } from "../store.ts"
import { findPendingAgreement, type PendingAgreement, type Side, takeAgreement } from "./store.ts"

/** How a change stands once one more has agreed; `overtaken`: what was asked is not enough any more. */
type Outcome = "waiting" | "changed" | "overtaken"

/** Whose key this is. Refuses with EmailChangeLinkInvalidErrorType, and after twenty of those from one network address. */
async function getPendingAgreement(
  platform: Platform,
  { key, address }: { key: string; address: string },
): Promise<PendingAgreement> {
  await countResetAttempt(platform, address)
  const found = await findPendingAgreement(platform.reads(), hashToken(key))
  if (!found) throw new AppError("EmailChangeLinkInvalidErrorType")
  await undoAttempt(platform.transact, triesBucket(address))
  return found
}

async function recordAgreement(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  { playerId, side }: PendingAgreement,
  keyHash: Buffer,
): Promise<Outcome> {
  // The player's row first, as a new password takes it: of two that agree at the same moment the second one changes.
  const current = await lockEmail(tx, playerId)
  const change = await takeAgreement(tx, side, keyHash)
  if (!change || !current) throw new AppError("EmailChangeLinkInvalidErrorType")
  const isCurrentAsked = change.current_key_hash !== null
  if (side === "current") await clearBounce(tx, playerId)
  if (change.new_agreed_at === null || (isCurrentAsked && change.current_agreed_at === null)) return "waiting"
  // The address so far was shown to be theirs, or read again, after another one was asked for: it would have had a say.
  const isOvertaken = !isCurrentAsked && current.hasSay
  await setEmailChangeEnded(tx, { id: change.id }, isOvertaken ? "overtaken" : "changed")
  if (isOvertaken) return "overtaken"
  await replaceEmail(platform, tx, playerId, change.email)
  await setChallengesVoid(tx, playerId)
  await setLinksVoid(tx, playerId)
  await setCodesVoid(tx, playerId)
  await endSessions(tx, playerId, { reason: "emailChanged", except: change.session_id })
  return "changed"
}

/**
 * Agrees to a change of address by the key of a letter, once. When everybody who was asked has agreed the address changes:
 * every session but the one that asked ends, and every open way to a new password is void. Answers whether it has.
 *
 * Refuses with EmailChangeLinkInvalidErrorType a key that is unknown, used, replaced or older than 30 minutes, and with
 * EmailTakenMeanwhileErrorType an address that somebody else has by now: then the change is over. TooManyRequestsErrorType
 * after twenty keys that were none from one network address.
 */
export async function agreeToEmailChange(
  platform: Platform,
  given: { key: string; address: string },
): Promise<{ isChanged: boolean }> {
  const { transact } = platform
  const found = await getPendingAgreement(platform, given)
  let outcome: Outcome
  try {
    outcome = await transact((tx) => recordAgreement(platform, tx, found, hashToken(given.key)))
  } catch (problem) {
    if (problem instanceof AppError && problem.name === "EmailTakenMeanwhileErrorType")
      await transact((tx) => setEmailChangeEnded(tx, { id: found.id }, "taken"))
    throw problem
  }
  if (outcome === "overtaken") throw new AppError("EmailChangeLinkInvalidErrorType")
  return { isChanged: outcome === "changed" }
}

/**
 * Stops a change of address by the key of either letter, which has not agreed yet: it was not them. Answers whose letter it
 * was. Refuses as {@link agreeToEmailChange} does with EmailChangeLinkInvalidErrorType and TooManyRequestsErrorType.
 */
export async function stopEmailChange(
  platform: Platform,
  given: { key: string; address: string },
): Promise<{ side: Side }> {
  const { id, side } = await getPendingAgreement(platform, given)
  if (!(await platform.transact((tx) => setEmailChangeEnded(tx, { id }, "stopped"))))
    throw new AppError("EmailChangeLinkInvalidErrorType")
  return { side }
}
