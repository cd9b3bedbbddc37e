import type { limits as contract } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import {
  computeConfirmationEnd,
  computeCoolingEnd,
  coolingHours,
  isWaiting,
  type LimitChange,
} from "../requests/rules.ts"
import {
  insertRequests,
  listWaitingRequests,
  setRequestsCancelled,
  setRequestsExpired,
} from "../requests/store.ts"
import { lockPlayer } from "../store.ts"
import * as store from "./store.ts"

type Hours = contract.CooldownHours

/** Null for the default. A longer wait takes effect at commit; a shorter one waits like every looser limit. */
export async function changeCooldown(tx: Tx, playerId: bigint, newHours: Hours | null): Promise<LimitChange> {
  await lockPlayer(tx, playerId)
  const hours = await store.getCooldown(tx, playerId)
  const [waiting] = (await listWaitingRequests(tx, playerId)).filter(({ type }) => type === "cooldownPeriod")
  const isReplaced = waiting !== undefined && isWaiting(waiting, tx.now)
  if (waiting) await (isReplaced ? setRequestsCancelled : setRequestsExpired)(tx, [waiting.id])
  const next = newHours ?? coolingHours
  if (next === hours) return { isChanged: isReplaced, coolsUntil: null, hours }
  const until = next < hours ? computeCoolingEnd(tx.now, hours) : null
  if (until === null) await store.setCooldown(tx, playerId, newHours)
  await insertRequests(tx, playerId, [{ type: "cooldownPeriod", hours: newHours }], until)
  return { isChanged: true, coolsUntil: until, hours }
}

export async function getCooldownReply(from: Reads, playerId: bigint): Promise<contract.Cooldown> {
  const [hours, waiting] = await Promise.all([
    store.getCooldown(from, playerId),
    listWaitingRequests(from, playerId),
  ])
  const request = waiting.find((each) => each.type === "cooldownPeriod" && isWaiting(each, from.now))
  if (!request) return { hours }
  const { id, hours: requestedHours, cools_until: until } = request
  return {
    hours,
    pending: {
      requestId: Number(id),
      limit: (requestedHours ?? coolingHours) as Hours,
      coolsUntil: until!.toISOString(),
      confirmUntil: computeConfirmationEnd(until!).toISOString(),
    },
  }
}
