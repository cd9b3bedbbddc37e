import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { slipContradicted, slipContradictionClosed } from "../events.ts"
import type { ResultMessage, ReversalMessage, SportsStatus } from "../statuses.ts"
import type { Contradiction } from "./store.ts"
import * as store from "./store.ts"

/** An alarm of this kind stands until a person has looked at a message about a bet that we could not book. */
export const contradictionAlarm = "slip.contradicted"

/** What is refused for another reason than that it came too early: the provider's books and ours differ. */
const contradicts: ReadonlySet<SportsStatus> = new Set([
  "unknownBet",
  "unknownReference",
  "wrongAmount",
  "wrongCurrency",
  "clash",
])

/**
 * Whether an answer to a message about a bet leaves the provider's books and ours apart. A bet that was discarded is so for both,
 * but for what was to be paid for it nevertheless.
 */
export const isContradiction = (status: SportsStatus, amountUnits: bigint): boolean =>
  contradicts.has(status) || (status === "discarded" && amountUnits > 0n)

/** Keeps a message that was refused, and calls a person, once for its name however often it is sent. */
export async function recordContradiction(
  tx: Tx,
  said: Pick<ResultMessage, "provider" | "uuid" | "playerId" | "betId"> &
    Partial<Pick<ResultMessage, "result" | "amountUnits"> & Pick<ReversalMessage, "referenceUuid">>,
  status: SportsStatus,
): Promise<void> {
  const { provider, uuid, playerId, betId, amountUnits = 0n } = said
  const kind: Contradiction["kind"] = said.result ?? "takeBack"
  const about = {
    provider,
    uuid,
    player_id: playerId,
    bet_id: betId,
    kind,
    amount: amountUnits,
    status,
  }
  const id = await store.insertContradiction(tx, about)
  if (id === undefined) return
  await raiseAlarm(tx, {
    kind: contradictionAlarm,
    subject: String(id),
    detail: { playerId: String(playerId), betId: String(betId), kind, status },
  })
  await tx.publish(slipContradicted, { playerId, contradictionId: id, betId, status })
}

/** Notes what a person found out about a contradiction; false where none of this id is open. It moves nothing. */
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
