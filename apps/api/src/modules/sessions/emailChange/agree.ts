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

/** `overtaken`: the current address has been verified since the request, so its consent would be needed now. */
type Outcome = "waiting" | "changed" | "overtaken"

async function getPendingAgreement(
  platform: Platform,
  { key, address }: { key: string; address: string },
): Promise<PendingAgreement> {
  await countResetAttempt(platform, address)
  const pending = await findPendingAgreement(platform.reads(), hashToken(key))
  if (!pending) throw new AppError("EmailChangeLinkInvalidErrorType")
  await undoAttempt(platform.transact, triesBucket(address))
  return pending
}

async function recordAgreement(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  { playerId, side }: PendingAgreement,
  keyHash: Buffer,
): Promise<Outcome> {
  // Locks the player first, as a change of password does: of two simultaneous agreements the second one applies the
  // change.
  const current = await lockEmail(tx, playerId)
  const change = await takeAgreement(tx, side, keyHash)
  if (!change || !current) throw new AppError("EmailChangeLinkInvalidErrorType")
  const isCurrentRequired = change.current_key_hash !== null
  if (side === "current") await clearBounce(tx, playerId)
  if (change.new_agreed_at === null || (isCurrentRequired && change.current_agreed_at === null))
    return "waiting"
  const isOvertaken = !isCurrentRequired && current.isReachable
  await setEmailChangeEnded(tx, { id: change.id }, isOvertaken ? "overtaken" : "changed")
  if (isOvertaken) return "overtaken"
  await replaceEmail(platform, tx, playerId, change.email)
  await setChallengesVoid(tx, playerId)
  await setLinksVoid(tx, playerId)
  await setCodesVoid(tx, playerId)
  await endSessions(tx, playerId, { reason: "emailChanged", except: change.session_id })
  return "changed"
}

/** Once all sides have agreed, other sessions end and open password resets are void. */
export async function agreeToEmailChange(
  platform: Platform,
  request: { key: string; address: string },
): Promise<{ isChanged: boolean }> {
  const { transact } = platform
  const pending = await getPendingAgreement(platform, request)
  let outcome: Outcome
  try {
    outcome = await transact((tx) => recordAgreement(platform, tx, pending, hashToken(request.key)))
  } catch (error) {
    if (error instanceof AppError && error.name === "EmailTakenMeanwhileErrorType")
      await transact((tx) => setEmailChangeEnded(tx, { id: pending.id }, "taken"))
    throw error
  }
  if (outcome === "overtaken") throw new AppError("EmailChangeLinkInvalidErrorType")
  return { isChanged: outcome === "changed" }
}

export async function stopEmailChange(
  platform: Platform,
  request: { key: string; address: string },
): Promise<{ side: Side }> {
  const { id, side } = await getPendingAgreement(platform, request)
  if (!(await platform.transact((tx) => setEmailChangeEnded(tx, { id }, "stopped"))))
    throw new AppError("EmailChangeLinkInvalidErrorType")
  return { side }
}
