import { formatsOf } from "@elite/words"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { createProposals } from "../../../platform/alarms/proposals.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { isPermanentlyBarred } from "../../limits/index.ts"
import { findProfile } from "../../players/index.ts"
import { unitsToCents, unitsToEuros } from "../../wallet/index.ts"
import { annulmentProposed, annulmentWithdrawn } from "../events.ts"
import { forgottenRoundMs } from "../rules.ts"
import type { Tables } from "../sql/tables.ts"
import { computeRefund, type Days, type Reason, toSpan } from "./rules.ts"
import * as store from "./store.ts"

export type AnnulmentProposal = { playerId: bigint; reason: Reason; days: Days; note: string }

const annulments = createProposals<Tables, "play.annulment">({
  table: "play.annulment",
  what: "annulment",
  alarm: "stakes.annulment",
})

export const { listPending: listPendingAnnulments, pendingReview: annulmentReview } = annulments

/** An under-age player is refunded only after they are barred. */
const refuseIfLetIn = async (from: Reads, reason: Reason, playerId: bigint): Promise<void> =>
  refuseUnless(
    reason !== "underAge" || (await isPermanentlyBarred(from, playerId)),
    `Player ${playerId} may still log in. Exclude an underage player permanently first (exclude).`,
  )

const hours = forgottenRoundMs / hourMs
const refuseOpenRounds = (openRounds: number): void =>
  refuseUnless(
    openRounds === 0,
    `Rounds of these days that are still open: ${openRounds}. Wait until they are over; after ${hours} hours they are closed.`,
  )

/**
 * Proposes to annul stakes and refund the loss (docs/decisions/0052). Another operator must confirm it. Answers the
 * sums in units. Refuses an unknown player, an under-age player who can still log in, open rounds, and a span without
 * a loss.
 */
export async function proposeAnnulment(
  tx: Tx,
  { playerId, reason, days, note }: AnnulmentProposal,
  operator: string,
): Promise<{ id: bigint; stakeUnits: bigint; winUnits: bigint }> {
  refuseUnless(await findProfile(tx, playerId), `There is no player ${playerId}.`)
  await refuseIfLetIn(tx, reason, playerId)
  const { from, until } = toSpan(days, tx.now)
  const { openRounds, ...played } = await store.sumAnnullable(tx, playerId, { from, until })
  refuseOpenRounds(openRounds)
  const amountUnits = computeRefund(played)
  const { stakeUnits, winUnits } = played
  const euros = (units: bigint) => formatsOf("en").euros(unitsToEuros(units))
  refuseUnless(
    amountUnits > 0n,
    `There is nothing to refund: in rounds of these days that are not annulled yet, player ${playerId} staked ${euros(stakeUnits)} and won ${euros(winUnits)}.`,
  )
  const id = await annulments.propose(
    tx,
    {
      player_id: playerId,
      reason,
      note,
      rounds_from: from,
      rounds_until: until,
      stake: stakeUnits,
      win: winUnits,
    },
    {
      operator,
      about: `player ${playerId}`,
      detail: { playerId: String(playerId), reason, amountCents: unitsToCents(amountUnits) },
    },
  )
  await tx.publish(annulmentProposed, { playerId, annulmentId: id, reason, ...played, operator })
  return { id, ...played }
}

/** Publishes stakes.annulled. Refuses open rounds and sums that differ from the proposed ones. */
export const confirmAnnulment = (tx: Tx, id: bigint, operator: string): Promise<store.Annulment> =>
  annulments.confirm(tx, id, operator, async (row) => {
    await refuseIfLetIn(tx, row.reason, row.player_id)
    const { outcome, openRounds } = await store.annul(tx, id, operator)
    refuseOpenRounds(openRounds)
    refuseUnless(
      outcome === "done",
      `Annulment ${id} would now refund a different sum than the one proposed: withdraw it and propose it again.`,
    )
    return row
  })

export async function withdrawAnnulment(
  tx: Tx,
  id: bigint,
  { operator, note }: { operator: string; note: string },
): Promise<void> {
  const { player_id: playerId } = await annulments.withdraw(tx, id, operator, { ended_note: note })
  await tx.publish(annulmentWithdrawn, { playerId, annulmentId: id, operator })
}
