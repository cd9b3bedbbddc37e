import { paidCents } from "@elite/crash"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { toWalletUpdate } from "../../play/index.ts"
import * as store from "./store.ts"

/** A bet is to be paid more than it was, and waits for another person. */
export const resettlementAlarm = "crash.resettlement"

/**
 * What a proposal came to. `noBet`: none of this id has left or was lost in a flight that was played to its end; `notBefore`: it could
 * not have left there, because its flight or its target was below; `notMore`: it was paid as much already; `exists`: one waits.
 */
export type ProposalResult =
  | { outcome: "proposed"; id: bigint; moreCents: number }
  | { outcome: "noBet" | "notBefore" | "notMore" | "exists" }

/**
 * Somebody says where a bet should have left, hundredths, that was lost or left lower by a fault of ours. Nothing moves before another
 * person confirms it; until then an alarm stands.
 */
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

/** Another person agrees: the bet is paid what it lacks, once, and its player's windows hear of it. */
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

/** A proposal comes to nothing; false where none of this number waits. */
export async function withdrawResettlement(tx: Tx, id: bigint, by: string): Promise<boolean> {
  if (!(await store.setResettlementWithdrawn(tx, id, by))) return false
  await resolveAlarm(tx, { kind: resettlementAlarm, subject: String(id) })
  return true
}
