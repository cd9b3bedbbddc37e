import { orRefuse, refuseUnless } from "../../../platform/admin/operatorError.ts"
import { createProposals } from "../../../platform/alarms/proposals.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { findProfile } from "../../players/index.ts"
import { accounts, type Kind, move } from "../../wallet/index.ts"
import { clubCorrected, clubCorrectionProposed, clubCorrectionWithdrawn } from "../events.ts"
import { pushPoints } from "../loyalty.ts"
import { updateRanksForPoints } from "../ranks/ranks.ts"
import type { Tables } from "../sql/tables.ts"
import { insertEntries } from "../store.ts"
import * as store from "./store.ts"

export const correctionAlarm = "club.correction"

/** Thousandths; negative where the player loses. */
export type CorrectionProposal = { playerId: bigint; points: bigint; coins: bigint; why: string }

const corrections = createProposals<Tables, "loyalty.correction">({
  table: "loyalty.correction",
  what: "correction",
  alarm: correctionAlarm,
})

export const { listPending: listPendingCorrections, pendingReview: correctionReview } = corrections

/** Answers the number of the proposal. Refuses an unknown player. */
export async function proposeCorrection(
  tx: Tx,
  { playerId, points, coins, why }: CorrectionProposal,
  operator: string,
): Promise<bigint> {
  refuseUnless(await findProfile(tx, playerId), `There is no player ${playerId}.`)
  const values = { player_id: playerId, points, coins, why }
  const detail = { playerId: String(playerId), points: String(points), coins: String(coins) }
  const correctionId = await corrections.propose(tx, values, {
    operator,
    about: `player ${playerId}`,
    detail,
  })
  await tx.publish(clubCorrectionProposed, { playerId, correctionId, points, coins, operator })
  return correctionId
}

/** Refuses to take points that no correction gave, or more than the player has. */
export async function confirmCorrection(tx: Tx, correctionId: bigint, operator: string): Promise<void> {
  const playerId = await corrections.confirm(tx, correctionId, operator, async (row) => {
    const { player_id: playerId, points, coins, proposed_by: proposedBy } = row
    refuseUnless(
      points >= 0n || (await store.sumCorrectedPoints(tx, playerId)) + points >= 0n,
      `Correction ${correctionId} would take points that rounds earned or tournaments paid: those are reversed with their bets, or as disputed points.`,
    )
    await orRefuse(
      moveCorrection(tx, correctionId, playerId, { coins, points }),
      `The player of correction ${correctionId} has a smaller balance than that.`,
      "InsufficientFundsErrorType",
    )
    const cause = "correction" as const
    await insertEntries(tx, [{ playerId, at: tx.now, cause, gameId: null, amountUnits: null, points, coins }])
    await tx.publish(clubCorrected, { playerId, correctionId, points, coins, proposedBy, operator })
    return playerId
  })
  await updateRanksForPoints(tx, [playerId])
  await pushPoints(tx, [playerId])
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

export async function withdrawCorrection(tx: Tx, id: bigint, operator: string): Promise<void> {
  const row = await corrections.withdraw(tx, id, operator)
  await tx.publish(clubCorrectionWithdrawn, { playerId: row.player_id, correctionId: id, operator })
}
