import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { isPermanentlyBarred } from "../../limits/index.ts"
import { findProfile } from "../../players/index.ts"
import { unitsToCents } from "../../wallet/index.ts"
import { annulmentProposed, annulmentWithdrawn } from "../events.ts"
import { computeRefund, type Days, type Reason, toSpan } from "./rules.ts"
import * as store from "./store.ts"

/** An alarm of this kind stands for as long as a proposal waits for another person. */
export const annulmentAlarm = "stakes.annulment"

/** Whose stakes are to be annulled, of which days, and why: the ground, and in the words of whoever says so. */
export type AnnulmentProposal = { playerId: bigint; reason: Reason; days: Days; note: string }

/**
 * What a proposal came to. `exists`: one of this player's waits already; `stillLetIn`: whoever is said to be under age may
 * still log in; `openRounds`: rounds of these days are not over; `nothing`: no more was staked than won in what is not
 * annulled yet.
 */
export type ProposalResult =
  | { outcome: "proposed"; id: bigint; stakeUnits: bigint; winUnits: bigint }
  | { outcome: "exists" | "stillLetIn" }
  | { outcome: "openRounds"; openRounds: number }
  | { outcome: "nothing"; stakeUnits: bigint; winUnits: bigint }

/** Money goes back to somebody under age when the door is shut behind them, and not before. */
const isStillLetIn = async (from: Reads, reason: Reason, playerId: bigint): Promise<boolean> =>
  reason === "underAge" && !(await isPermanentlyBarred(from, playerId))

/**
 * An operator proposes that a player's stakes are annulled and what they lost is given back (docs/decisions/0052). Nothing
 * moves before another person confirms it; until then an alarm stands. Refuses with NotFoundErrorType where there is no
 * such player.
 */
export async function proposeAnnulment(
  tx: Tx,
  asked: AnnulmentProposal,
  operator: string,
): Promise<ProposalResult> {
  const { playerId, reason, days, note } = asked
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

/** What a confirmation came to; `changed`: it is another sum by now than the one that was proposed. */
export type ConfirmationResult =
  | { outcome: "done"; row: store.Annulment }
  | { outcome: "openRounds"; openRounds: number }
  | { outcome: "ended" | "sameOperator" | "changed" | "stillLetIn" }

/**
 * Another operator confirms a proposal: its rounds are annulled and the money is the player's, in one movement, once.
 * Announces stakes.annulled. Refuses with NotFoundErrorType where there is no such proposal.
 */
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

/**
 * An operator ends a proposal without effect, their own or another's, and says why. Refuses with NotFoundErrorType where no
 * such proposal waits.
 */
export async function withdrawAnnulment(
  tx: Tx,
  id: bigint,
  why: { operator: string; note: string },
): Promise<void> {
  const row = await store.setAnnulmentWithdrawn(tx, id, why)
  if (!row) throw new AppError("NotFoundErrorType")
  await resolveAlarm(tx, { kind: annulmentAlarm, subject: String(id) })
  const { player_id: playerId } = row
  await tx.publish(annulmentWithdrawn, { playerId, annulmentId: id, operator: why.operator })
}
