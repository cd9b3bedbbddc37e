import { areDifferentPeople } from "../../../platform/admin/fourEyes.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { findProfile } from "../../players/index.ts"
import { accounts, type Kind, move } from "../../wallet/index.ts"
import { clubCorrected, clubCorrectionProposed, clubCorrectionWithdrawn } from "../events.ts"
import { pushPoints } from "../loyalty.ts"
import { updateRanksForPoints } from "../ranks/ranks.ts"
import { insertEntries } from "../store.ts"
import * as store from "./store.ts"

export const correctionAlarm = "club.correction"

/** Thousandths; negative where the player loses. */
export type CorrectionProposal = { playerId: bigint; points: bigint; coins: bigint; why: string }

/** Answers the proposal's number, or `exists` where the player has a pending one. Throws NotFoundErrorType. */
export async function proposeCorrection(
  tx: Tx,
  proposal: CorrectionProposal,
  operator: string,
): Promise<bigint | "exists"> {
  const { playerId, points, coins } = proposal
  if (!(await findProfile(tx, playerId))) throw new AppError("NotFoundErrorType")
  const id = await store.insertCorrection(tx, { ...proposal, operator })
  if (id === undefined) return "exists"
  const detail = {
    playerId: String(playerId),
    points: String(points),
    coins: String(coins),
    proposedBy: operator,
  }
  await raiseAlarm(tx, { kind: correctionAlarm, subject: String(id), detail })
  await tx.publish(clubCorrectionProposed, { playerId, correctionId: id, points, coins, operator })
  return id
}

/** `ended`: not pending. `earned`: it would take points that no correction gave. */
export type ConfirmationResult = "done" | "ended" | "sameOperator" | "earned"

/** Moves points and coins once and updates the rank. Throws InsufficientFundsErrorType. */
export async function confirmCorrection(tx: Tx, id: bigint, operator: string): Promise<ConfirmationResult> {
  const row = await store.lockCorrection(tx, id)
  if (!row) return "ended"
  if (!areDifferentPeople(row.proposed_by, operator)) return "sameOperator"
  const { player_id: playerId, points, coins } = row
  if (points < 0n && (await store.sumCorrectedPoints(tx, playerId)) + points < 0n) return "earned"
  await moveCorrection(tx, id, playerId, { coins, points })
  await store.setCorrectionEnded(tx, id, "confirmed", operator)
  const cause = "correction" as const
  await insertEntries(tx, [{ playerId, at: tx.now, cause, gameId: null, amountUnits: null, points, coins }])
  await resolveAlarm(tx, { kind: correctionAlarm, subject: String(id) })
  await tx.publish(clubCorrected, {
    playerId,
    correctionId: id,
    points,
    coins,
    proposedBy: row.proposed_by,
    operator,
  })
  await updateRanksForPoints(tx, [playerId])
  await pushPoints(tx, [playerId])
  return "done"
}

const movementKinds = {
  points: { given: "pointsGranted", taken: "pointsWithdrawn" },
  coins: { given: "coinsGranted", taken: "coinsWithdrawn" },
} as const satisfies Record<string, { given: Kind; taken: Kind }>

async function moveCorrection(
  tx: Tx,
  id: bigint,
  playerId: bigint,
  units: Record<keyof typeof movementKinds, bigint>,
): Promise<void> {
  for (const asset of ["coins", "points"] as const) {
    const amount = units[asset]
    if (amount === 0n) continue
    const [own, club] = [accounts[asset](playerId), accounts.club(asset)]
    const isGiven = amount > 0n
    await move(tx, {
      id: `club-correction:${id}:${asset}`,
      kind: isGiven ? movementKinds[asset].given : movementKinds[asset].taken,
      from: isGiven ? club : own,
      to: isGiven ? own : club,
      amountUnits: isGiven ? amount : -amount,
    })
  }
}

/** False where no such proposal is pending. */
export async function withdrawCorrection(tx: Tx, id: bigint, operator: string): Promise<boolean> {
  const row = await store.lockCorrection(tx, id)
  if (!row) return false
  await store.setCorrectionEnded(tx, id, "withdrawn", operator)
  await resolveAlarm(tx, { kind: correctionAlarm, subject: String(id) })
  await tx.publish(clubCorrectionWithdrawn, { playerId: row.player_id, correctionId: id, operator })
  return true
}
