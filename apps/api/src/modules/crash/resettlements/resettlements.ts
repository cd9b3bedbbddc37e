import { paidCents } from "@elite/crash"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { toWalletUpdate } from "../../play/index.ts"
import * as store from "./store.ts"

export const resettlementAlarm = "crash.resettlement"

/**
 * `noBet`: no such bet in a completed flight; `notBefore`: the flight or target was lower; `notMore`: it was paid as much.
 */
export type ProposalResult =
  | { outcome: "proposed"; id: bigint; moreCents: number }
  | { outcome: "noBet" | "notBefore" | "notMore" | "exists" }

/** `leavesAt` is in hundredths. Another operator must confirm it; until then an alarm is open. */
export async function proposeResettlement(
  tx: Tx,
  { betId, leavesAt }: { betId: string; leavesAt: number },
  { by, why }: { by: string; why: string },
): Promise<ProposalResult> {
  const bet = await store.lockEndedBet(tx, betId)
  if (!bet) return { outcome: "noBet" }
  if (leavesAt > bet.result || leavesAt > (bet.target ?? leavesAt)) return { outcome: "notBefore" }
  const stakeCents = Number(bet.stake_cents)
  const terms = {
    minStakeCents: stakeCents,
    maxStakeCents: stakeCents,
    maxPaidCents: Number(bet.max_paid_cents),
  }
  const moreCents = paidCents(stakeCents, leavesAt, terms) - Number(bet.paid_cents ?? 0)
  if (moreCents <= 0) return { outcome: "notMore" }
  const id = await store.insertResettlement(tx, {
    bet_id: betId,
    player_id: bet.player_id,
    leaves_at: leavesAt,
    paid_cents: bet.paid_cents ?? 0n,
    more_cents: BigInt(moreCents),
    why,
    proposed_by: by,
  })
  if (id === undefined) return { outcome: "exists" }
  await raiseAlarm(tx, {
    kind: resettlementAlarm,
    subject: String(id),
    detail: { betId, moreCents, proposedBy: by },
  })
  return { outcome: "proposed", id, moreCents }
}

export async function confirmResettlement(
  tx: Tx,
  id: bigint,
  by: string,
): Promise<store.ResettlementOutcome> {
  const { outcome, player_id: playerId, ...booked } = await store.resettle(tx, id, by)
  if (outcome !== "done") return outcome
  await resolveAlarm(tx, { kind: resettlementAlarm, subject: String(id) })
  const after = toWalletUpdate(booked)
  if (after && playerId !== null) tx.push({ playerId }, "wallet", after)
  return outcome
}

export async function withdrawResettlement(tx: Tx, id: bigint, by: string): Promise<boolean> {
  if (!(await store.setResettlementWithdrawn(tx, id, by))) return false
  await resolveAlarm(tx, { kind: resettlementAlarm, subject: String(id) })
  return true
}
