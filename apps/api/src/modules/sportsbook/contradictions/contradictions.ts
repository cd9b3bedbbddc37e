import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { slipContradicted, slipContradictionClosed } from "../events.ts"
import type { ResultMessage, ReversalMessage, SportsStatus } from "../statuses.ts"
import type { Contradiction } from "./store.ts"
import * as store from "./store.ts"

export const contradictionAlarm = "slip.contradicted"

/** Statuses that a repetition would not cure. */
const contradicts: ReadonlySet<SportsStatus> = new Set([
  "unknownBet",
  "unknownReference",
  "wrongAmount",
  "wrongCurrency",
  "clash",
])

/** Whether the provider’s books and ours differ; a discarded bet differs only if it was to be paid. */
export const isContradiction = (status: SportsStatus, amountUnits: bigint): boolean =>
  contradicts.has(status) || (status === "discarded" && amountUnits > 0n)

/** Idempotent by the name of the message. */
export async function recordContradiction(
  tx: Tx,
  message: Pick<ResultMessage, "provider" | "uuid" | "playerId" | "betId"> &
    Partial<Pick<ResultMessage, "result" | "amountUnits"> & Pick<ReversalMessage, "referenceUuid">>,
  status: SportsStatus,
): Promise<void> {
  const { provider, uuid, playerId, betId, amountUnits = 0n } = message
  const kind: Contradiction["kind"] = message.result ?? "takeBack"
  const row = {
    provider,
    uuid,
    player_id: playerId,
    bet_id: betId,
    kind,
    amount: amountUnits,
    status,
  }
  const id = await store.insertContradiction(tx, row)
  if (id === undefined) return
  await raiseAlarm(tx, {
    kind: contradictionAlarm,
    subject: String(id),
    detail: { playerId: String(playerId), betId: String(betId), kind, status },
  })
  await tx.publish(slipContradicted, { playerId, contradictionId: id, betId, status })
}

/** Moves nothing; false where it is not open. */
export async function closeContradiction(
  tx: Tx,
  id: bigint,
  operator: string,
  why: string,
): Promise<boolean> {
  const playerId = await store.setContradictionClosed(tx, id, operator, why)
  if (playerId === undefined) return false
  await resolveAlarm(tx, { kind: contradictionAlarm, subject: String(id) })
  await tx.publish(slipContradictionClosed, { playerId, contradictionId: id, operator })
  return true
}
