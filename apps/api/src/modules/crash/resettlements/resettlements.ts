import { paidCents } from "@elite/crash"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { createProposals } from "../../../platform/alarms/proposals.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { toWalletUpdate } from "../../play/index.ts"
import type { Tables } from "../sql/tables.ts"
import * as store from "./store.ts"

const resettlements = createProposals<Tables, "crash.resettlement">({
  table: "crash.resettlement",
  what: "resettlement",
  alarm: "crash.resettlement",
  confirmedAs: "done",
})

export const {
  listPending: listPendingResettlements,
  pendingReview: resettlementReview,
  withdraw: withdrawResettlement,
} = resettlements

/** `leavesAt` is in hundredths. Refuses one above the flight or target, and one that pays no more than was paid. */
export async function proposeResettlement(
  tx: Tx,
  { betId, leavesAt }: { betId: string; leavesAt: number },
  { by, why }: { by: string; why: string },
): Promise<{ id: bigint; moreCents: number }> {
  const bet = await store.lockEndedBet(tx, betId)
  refuseUnless(bet, `No bet ${betId} has left or was lost in a flight that was played to its end.`)
  refuseUnless(
    leavesAt <= bet.result && leavesAt <= (bet.target ?? leavesAt),
    `The bet ${betId} could not have left there: its flight or its own target was lower.`,
  )
  const stakeCents = Number(bet.stake_cents)
  const terms = {
    minStakeCents: stakeCents,
    maxStakeCents: stakeCents,
    maxPaidCents: Number(bet.max_paid_cents),
  }
  const moreCents = paidCents(stakeCents, leavesAt, terms) - Number(bet.paid_cents ?? 0)
  refuseUnless(moreCents > 0, `The bet ${betId} was paid as much already.`)
  const id = await resettlements.propose(
    tx,
    {
      bet_id: betId,
      player_id: bet.player_id,
      leaves_at: leavesAt,
      paid_cents: bet.paid_cents ?? 0n,
      more_cents: BigInt(moreCents),
      why,
    },
    { operator: by, about: `bet ${betId}`, detail: { betId, moreCents } },
  )
  return { id, moreCents }
}

/** Pays the bet, once. Refuses where it was paid a different sum after the proposal. */
export const confirmResettlement = (tx: Tx, id: bigint, by: string): Promise<void> =>
  resettlements.confirm(tx, id, by, async ({ player_id: playerId }) => {
    const { outcome, ...booked } = await store.resettle(tx, id, by)
    refuseUnless(
      outcome === "done",
      `The bet of resettlement ${id} was paid a different sum meanwhile: withdraw it and propose it again.`,
    )
    const after = toWalletUpdate(booked)
    if (after) tx.push({ playerId }, "wallet", after)
  })
