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

/** Open for as long as an attempt waits for a person, who compares the document with the account. */
export const manualReviewAlarm = "identity.unread"

/** `unread`: the verifier decided and did not say what it read. `name`: the document's name may be the account's or not. */
type ReviewCause = "unread" | "name"

/** Leaves an attempt that the verifier has decided to a person. Repeated, nothing changes. */
export async function sendToManualReview(tx: Tx, reference: string, doubt: ReviewCause): Promise<void> {
  const found = await findVerification(tx, reference)
  if (!found) return
  const standing = await lockStanding(tx, found.player_id)
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

/** Why a person declines: the document cannot be read, or is in another name than the account. */
export const declineReasons = ["documentUnreadable", "nameMismatch"] as const
type DeclineReason = (typeof declineReasons)[number]

/** A person declines an attempt that waits for one, for a reason that its player reads; the listener of identity.unreadDeclined tells its player. */
export async function declineAfterReview(
  tx: Tx,
  { reference, player_id: playerId }: Pick<VerificationRow, "reference" | "player_id">,
  { reason, operator }: { reason: DeclineReason; operator: string },
): Promise<void> {
  await takeUnread(tx, playerId, reference)
  await resolveAlarm(tx, { kind: manualReviewAlarm, subject: reference })
  await tx.publish(unreadDeclined, { playerId, reference, reason, operator })
}

/** A person need not look any more: at one attempt of a player that was decided, or at none where the player is verified. */
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
