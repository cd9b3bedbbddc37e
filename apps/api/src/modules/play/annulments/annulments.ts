import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { isPermanentlyBarred } from "../../limits/index.ts"
import { findProfile } from "../../players/index.ts"
import { unitsToCents } from "../../wallet/index.ts"
import { annulmentProposed, annulmentWithdrawn } from "../events.ts"
import { computeRefund, type Days, type Reason, toSpan } from "./rules.ts"
import * as store from "./store.ts"

export const annulmentAlarm = "stakes.annulment"

export type AnnulmentProposal = { playerId: bigint; reason: Reason; days: Days; note: string }

/**
 * `exists`: one is pending; `stillLetIn`: an under-age player can still log in; `openRounds`: rounds are not over;
 * `nothing`: not more was staked than won.
 */
export type ProposalResult =
  | { outcome: "proposed"; id: bigint; stakeUnits: bigint; winUnits: bigint }
  | { outcome: "exists" | "stillLetIn" }
  | { outcome: "openRounds"; openRounds: number }
  | { outcome: "nothing"; stakeUnits: bigint; winUnits: bigint }

/** An under-age player is refunded only after they are barred. */
const isStillLetIn = async (from: Reads, reason: Reason, playerId: bigint): Promise<boolean> =>
  reason === "underAge" && !(await isPermanentlyBarred(from, playerId))

/**
 * Proposes to annul stakes and refund the loss (docs/decisions/0052). Another operator must confirm it; until then an alarm
 * is open. Refuses with NotFound.
 */
export async function proposeAnnulment(
  tx: Tx,
  proposal: AnnulmentProposal,
  operator: string,
): Promise<ProposalResult> {
  const { playerId, reason, days, note } = proposal
  if (!(await findProfile(tx, playerId))) throw new AppError("NotFoundErrorType")
  if (await isStillLetIn(tx, reason, playerId)) return { outcome: "stillLetIn" }
  const span = toSpan(days, tx.now)
  const { openRounds, ...played } = await store.sumAnnullable(tx, playerId, span)
  if (openRounds > 0) return { outcome: "openRounds", openRounds }
  const amountUnits = computeRefund(played)
  if (amountUnits === 0n) return { outcome: "nothing", ...played }
  const id = await store.insertAnnulment(tx, { playerId, reason, note, span, ...played, operator })
  if (id === undefined) return { outcome: "exists" }
  const detail = {
    playerId: String(playerId),
    reason,
    amountCents: unitsToCents(amountUnits),
    proposedBy: operator,
  }
  await raiseAlarm(tx, { kind: annulmentAlarm, subject: String(id), detail })
  await tx.publish(annulmentProposed, { playerId, annulmentId: id, reason, ...played, operator })
  return { outcome: "proposed", id, ...played }
}

/** `changed`: the sum differs from the proposed one. */
export type ConfirmationResult =
  | { outcome: "done"; row: store.Annulment }
  | { outcome: "openRounds"; openRounds: number }
  | { outcome: "ended" | "sameOperator" | "changed" | "stillLetIn" }

/** Annuls the rounds and refunds the player in one movement, once. Publishes stakes.annulled. Refuses with NotFound. */
export async function confirmAnnulment(tx: Tx, id: bigint, operator: string): Promise<ConfirmationResult> {
  const row = await store.findAnnulment(tx, id)
  if (!row) throw new AppError("NotFoundErrorType")
  if (row.ended_as === null && (await isStillLetIn(tx, row.reason, row.player_id)))
    return { outcome: "stillLetIn" }
  const { outcome, openRounds } = await store.annul(tx, id, operator)
  if (outcome === "unknown") throw new AppError("NotFoundErrorType")
  if (outcome === "openRounds") return { outcome, openRounds }
  if (outcome !== "done") return { outcome }
  await resolveAlarm(tx, { kind: annulmentAlarm, subject: String(id) })
  return { outcome, row }
}

/** Refuses with NotFound where it is not pending. */
export async function withdrawAnnulment(
  tx: Tx,
  id: bigint,
  withdrawal: { operator: string; note: string },
): Promise<void> {
  const row = await store.setAnnulmentWithdrawn(tx, id, withdrawal)
  if (!row) throw new AppError("NotFoundErrorType")
  await resolveAlarm(tx, { kind: annulmentAlarm, subject: String(id) })
  const { player_id: playerId } = row
  await tx.publish(annulmentWithdrawn, { playerId, annulmentId: id, operator: withdrawal.operator })
}
