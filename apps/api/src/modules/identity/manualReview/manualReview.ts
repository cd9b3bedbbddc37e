import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { unreadDeclined } from "../events.ts"
import { isOpen } from "../rules.ts"
import {
  findVerification,
  lockStanding,
  setStanding,
  setUnread,
  takeUnread,
  updateVerification,
  type VerificationRow,
} from "../store.ts"

export const manualReviewAlarm = "identity.unread"

/** `unread`: the verifier sent no facts. `name`: the name on the document is unclear. */
type ReviewCause = "unread" | "name"

/** Sends an attempt that the verifier has decided to an operator. Idempotent. */
export async function sendToManualReview(tx: Tx, reference: string, doubt: ReviewCause): Promise<void> {
  const verification = await findVerification(tx, reference)
  if (!verification) return
  const standing = await lockStanding(tx, verification.player_id)
  const attempt = (await findVerification(tx, reference))!
  const isWaiting = isOpen(attempt.status) || attempt.status === "created"
  if (!isWaiting || attempt.unread_at !== null) return
  await updateVerification(tx, reference, { status: "review" })
  await setUnread(tx, reference)
  const playerId = attempt.player_id
  await raiseAlarm(tx, {
    kind: manualReviewAlarm,
    subject: reference,
    detail: { playerId: String(playerId), doubt },
  })
  if (standing.kyc_status === "accepted") return
  await setStanding(tx, playerId, "inProgress")
  tx.push({ playerId }, "identity", { kycStatus: "inProgress" })
}

export const declineReasons = ["documentUnreadable", "nameMismatch"] as const
type DeclineReason = (typeof declineReasons)[number]

/** The subscriber of identity.unreadDeclined notifies the player. */
export async function declineAfterReview(
  tx: Tx,
  { reference, player_id: playerId }: Pick<VerificationRow, "reference" | "player_id">,
  { reason, operator }: { reason: DeclineReason; operator: string },
): Promise<void> {
  await takeUnread(tx, playerId, reference)
  await resolveAlarm(tx, { kind: manualReviewAlarm, subject: reference })
  await tx.publish(unreadDeclined, { playerId, reference, reason, operator })
}

export async function endManualReview(
  tx: Tx,
  playerId: bigint,
  reference: string | undefined,
): Promise<void> {
  for (const each of await takeUnread(tx, playerId, reference)) {
    await resolveAlarm(tx, { kind: manualReviewAlarm, subject: each.reference })
    if (each.status === "review") await updateVerification(tx, each.reference, { status: "timedOut" })
  }
}
