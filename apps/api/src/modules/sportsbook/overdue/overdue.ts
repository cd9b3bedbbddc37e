import { withSecondPerson } from "../../../platform/admin/fourEyes.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { slipOverdue, slipVoided } from "../events.ts"
import { begunMs, overdueMs } from "../rules.ts"
import * as store from "../store.ts"

export const overdueAlarm = "slip.overdue"

/** Job: an alarm for each bet open for longer than any event takes, once. */
export async function raiseOverdueAlarms(tx: Tx): Promise<void> {
  const ago = (ms: number) => new Date(tx.now.getTime() - ms)
  const overdue = await store.updateOverdue(tx, { placedBefore: ago(overdueMs), begunBefore: ago(begunMs) })
  for (const { id, player_id: playerId, placed_at: placedAt } of overdue) {
    await raiseAlarm(tx, {
      kind: overdueAlarm,
      subject: String(id),
      detail: { playerId: String(playerId), placedAt: placedAt.toISOString() },
    })
    await tx.publish(slipOverdue, { playerId, betId: id, placedAt })
  }
}

export async function clearOverdue(tx: Tx, betIds: readonly bigint[]): Promise<void> {
  for (const id of await store.updateOverdueCleared(tx, betIds))
    await resolveAlarm(tx, { kind: overdueAlarm, subject: String(id) })
}

/** Two operators refund the stake of an overdue bet. Later messages about it are refused, as for any discarded bet. */
export async function voidSlip(
  tx: Tx,
  id: bigint,
  operator: string,
  why: string,
): Promise<"proposed" | "done"> {
  const bet = await store.lockOverdueBet(tx, id)
  refuseUnless(bet && bet.result === null && bet.discarded_at === null, `Bet ${id} is not overdue.`)
  return withSecondPerson(bet.void_by, operator, {
    note: () => store.setVoidProposal(tx, id, operator, why),
    async act(proposedBy) {
      const status = await store.setDiscarded(tx, bet)
      if (status !== "ok") throw new Error(`The stake of bet ${id} was not given back: ${status}`)
      await tx.publish(slipVoided, { playerId: bet.player_id, betId: id, proposedBy, operator })
      await clearOverdue(tx, [id])
      return "done" as const
    },
  })
}
