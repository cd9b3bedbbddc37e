import { limits as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { getCooldown, setCooldown } from "../cooldown/store.ts"
import {
  computeConfirmationEnd,
  computeCoolingEnd,
  expiryCutoff,
  isWaiting,
  type LimitChange,
} from "../requests/rules.ts"
import * as requests from "../requests/store.ts"
import { applySessionTime } from "../sessionTime/sessionTime.ts"
import { lockPlayer } from "../store.ts"
import * as rules from "./rules.ts"
import * as store from "./store.ts"

const toRequestedLimits = (rows: readonly requests.RequestRow[]): rules.RequestedLimits =>
  Object.fromEntries(rows.map(({ type, cents }) => [type, cents === null ? null : Number(cents)]))

/**
 * Cents, null for none. Stricter limits take effect at commit; looser ones wait for a cooldown and a confirmation. Cancels
 * waiting requests that they replace or overtake. Refuses with BadInput where a limit exceeds that of a longer period.
 */
export async function setOwnLimits(
  tx: Tx,
  playerId: bigint,
  requested: rules.RequestedLimits,
): Promise<LimitChange> {
  await lockPlayer(tx, playerId)
  const hours = await getCooldown(tx, playerId)
  const current = await store.getOwnLimits(tx, playerId)
  const all = (await requests.listWaitingRequests(tx, playerId)).filter(rules.isOwnLimitRequest)
  const expired = all.filter((row) => !isWaiting(row, tx.now))
  if (expired.length > 0)
    await requests.setRequestsExpired(
      tx,
      expired.map(({ id }) => id),
    )
  const waiting = all.filter((row) => isWaiting(row, tx.now))
  const overtaken: readonly string[] = rules.findOvertakenRequests(
    current,
    toRequestedLimits(waiting),
    requested,
  )
  const remaining = toRequestedLimits(waiting.filter(({ type }) => !overtaken.includes(type)))
  const faults = rules.findOrderFaults(current, remaining, requested)
  if (Object.keys(faults).length > 0) throw new AppError("BadInputErrorType", {}, { fields: faults })

  const replaced = waiting.filter(({ type }) => type in requested || overtaken.includes(type))
  if (replaced.length > 0)
    await requests.setRequestsCancelled(
      tx,
      replaced.map(({ id }) => id),
    )
  const { stricter, looser } = rules.splitByStrictness(current, requested)
  if (Object.keys(stricter).length > 0) {
    await store.setOwnLimitValues(tx, playerId, stricter)
    await store.insertLimitRequests(tx, playerId, stricter, null)
  }
  const hasLooser = Object.keys(looser).length > 0
  const coolsUntil = hasLooser ? computeCoolingEnd(tx.now, hours) : null
  if (hasLooser) await store.insertLimitRequests(tx, playerId, looser, coolsUntil)
  const isChanged = replaced.length > 0 || hasLooser || Object.keys(stricter).length > 0
  return { isChanged, coolsUntil, hours }
}

/** Refuses with NotFound, and with LimitRequestClosed for a request that no longer waits. */
async function lockOpenRequest(tx: Tx, playerId: bigint, requestId: number): Promise<requests.RequestRow> {
  await lockPlayer(tx, playerId)
  const row = await requests.findRequest(tx, playerId, requestId)
  if (!row) throw new AppError("NotFoundErrorType")
  if (!isWaiting(row, tx.now)) throw new AppError("LimitRequestClosedErrorType")
  return row
}

/** Refuses with NotFound and LimitRequestClosed. */
export async function cancelRequest(tx: Tx, playerId: bigint, requestId: number): Promise<void> {
  const { id } = await lockOpenRequest(tx, playerId, requestId)
  await requests.setRequestsCancelled(tx, [id])
}

/** Puts a cooled request into effect. Refuses with NotFound, LimitRequestClosed and LimitStillCooling {until}. */
export async function confirmRequest(tx: Tx, playerId: bigint, requestId: number): Promise<void> {
  const row = await lockOpenRequest(tx, playerId, requestId)
  const { id, type, cents, minutes, hours, cools_until: until } = row
  if (until! > tx.now) throw new AppError("LimitStillCoolingErrorType", { until })
  if (type === "sessionTime") await applySessionTime(tx, playerId, minutes)
  else if (type === "cooldownPeriod") await setCooldown(tx, playerId, hours)
  else await store.setOwnLimitValues(tx, playerId, { [type]: cents === null ? null : Number(cents) })
  await requests.setRequestEffective(tx, id)
}

/** Job: notifies players of requests they may confirm, and expires those not confirmed within seven days. */
export async function processCooledRequests({
  transact,
  reads,
}: Pick<Platform, "transact" | "reads">): Promise<void> {
  const from = reads()
  for (const { id, player_id: playerId } of await requests.listCooledRequests(from, expiryCutoff(from.now)))
    await transact(async (tx) => {
      await lockPlayer(tx, playerId)
      const row = await requests.findRequest(tx, playerId, Number(id))
      if (row?.status !== contract.requestStatuses.cooling) return
      if (!isWaiting(row, tx.now)) return requests.setRequestsExpired(tx, [id]).then(() => undefined)
      if (row.told_at !== null) return
      await requests.setRequestNotified(tx, id)
      const until = computeConfirmationEnd(row.cools_until!).toISOString()
      await notify(tx, playerId, "responsible", "limitCooled", { until })
    })
}
