import type { limits as contract } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import {
  computeConfirmationEnd,
  computeCoolingEnd,
  coolingHours,
  isWaiting,
  type LimitChange,
} from "../ownLimits/rules.ts"
import {
  insertProtectionRequests,
  listWaitingRequests,
  setRequestsCancelled,
  setRequestsExpired,
} from "../ownLimits/store.ts"
import { lockPlayer } from "../store.ts"
import * as store from "./store.ts"

type Hours = contract.CooldownHours

/**
 * Sets how many hours a player's raises wait, null for the default. A longer wait is stricter and holds when this commits; a
 * shorter one waits as long as every raise does now, and then for their yes. What waited before is cancelled, also where
 * nothing else changes; raises that wait already keep their time. Refuses nothing.
 */
export async function changeCooldown(tx: Tx, playerId: bigint, wanted: Hours | null): Promise<LimitChange> {
  await lockPlayer(tx, playerId)
  const hours = await store.getCooldown(tx, playerId)
  const [waiting] = (await listWaitingRequests(tx, playerId)).filter(({ type }) => type === "cooldownPeriod")
  const isReplaced = waiting !== undefined && isWaiting(waiting, tx.now)
  if (waiting) await (isReplaced ? setRequestsCancelled : setRequestsExpired)(tx, [waiting.id])
  const next = wanted ?? coolingHours
  if (next === hours) return { isChanged: isReplaced, coolsUntil: null, hours }
  const until = next < hours ? computeCoolingEnd(tx.now, hours) : null
  if (until === null) await store.setCooldown(tx, playerId, wanted)
  await insertProtectionRequests(tx, playerId, [{ type: "cooldownPeriod", hours: wanted }], until)
  return { isChanged: true, coolsUntil: until, hours }
}

/** How long a player's raises wait, and what waits for that. */
export async function getCooldownReply(from: Reads, playerId: bigint): Promise<contract.Cooldown> {
  const [hours, waiting] = await Promise.all([
    store.getCooldown(from, playerId),
    listWaitingRequests(from, playerId),
  ])
  const request = waiting.find((each) => each.type === "cooldownPeriod" && isWaiting(each, from.now))
  if (!request) return { hours }
  const { id, hours: asked, cools_until: until } = request
  return {
    hours,
    pending: {
      requestId: Number(id),
      limit: (asked ?? coolingHours) as Hours,
      coolsUntil: until!.toISOString(),
      confirmUntil: computeConfirmationEnd(until!).toISOString(),
    },
  }
}
