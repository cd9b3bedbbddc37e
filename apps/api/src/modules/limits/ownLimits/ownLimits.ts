import { limits as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { getCooldown, setCooldown } from "../cooldown/store.ts"
import { holdSessionTime } from "../sessionTime/sessionTime.ts"
import { lockPlayer } from "../store.ts"
import * as rules from "./rules.ts"
import * as store from "./store.ts"

/** What requests that wait ask for. */
const toRequestedLimits = (rows: readonly store.RequestRow[]): rules.RequestedLimits =>
  Object.fromEntries(rows.map(({ type, cents }) => [type, cents === null ? null : Number(cents)]))

/**
 * Sets limits of a player's own, cents, null for none any more. What is stricter holds when this commits; what is looser
 * waits for their cooldown period and then for their yes (the answer: until when, null where nothing waits). What waited for one of the same limits is
 * cancelled, also where nothing else changes, and so is what waited for a shorter period and is above what a longer one is
 * lowered to. Refuses with BadInput, at the field, where a shorter period's limit would
 * be above a longer one's.
 */
export async function setOwnLimits(
  tx: Tx,
  playerId: bigint,
  asked: rules.RequestedLimits,
): Promise<rules.LimitChange> {
  await lockPlayer(tx, playerId)
  const hours = await getCooldown(tx, playerId)
  const current = await store.getOwnLimits(tx, playerId)
  const all = (await store.listWaitingRequests(tx, playerId)).filter(rules.isOwnLimitRequest)
  const gone = all.filter((row) => !rules.isWaiting(row, tx.now))
  if (gone.length > 0)
    await store.setRequestsExpired(
      tx,
      gone.map(({ id }) => id),
    )
  const waiting = all.filter((row) => rules.isWaiting(row, tx.now))
  const overtaken: readonly string[] = rules.findOvertakenRequests(current, toRequestedLimits(waiting), asked)
  const left = toRequestedLimits(waiting.filter(({ type }) => !overtaken.includes(type)))
  const faults = rules.findOrderFaults(current, left, asked)
  if (Object.keys(faults).length > 0) throw new AppError("BadInputErrorType", {}, { fields: faults })

  const replaced = waiting.filter(({ type }) => type in asked || overtaken.includes(type))
  if (replaced.length > 0)
    await store.setRequestsCancelled(
      tx,
      replaced.map(({ id }) => id),
    )
  const { stricter, looser } = rules.splitByStrictness(current, asked)
  if (Object.keys(stricter).length > 0) {
    await store.setOwnLimitValues(tx, playerId, stricter)
    await store.insertRequests(tx, playerId, stricter, null)
  }
  const waits = Object.keys(looser).length > 0
  const coolsUntil = waits ? rules.computeCoolingEnd(tx.now, hours) : null
  if (waits) await store.insertRequests(tx, playerId, looser, coolsUntil)
  const isChanged = replaced.length > 0 || waits || Object.keys(stricter).length > 0
  return { isChanged, coolsUntil, hours }
}

/** Their own request that still waits; refuses with NotFound for one that is not theirs, LimitRequestClosed for one that is over. */
async function lockOpenRequest(tx: Tx, playerId: bigint, requestId: number): Promise<store.RequestRow> {
  await lockPlayer(tx, playerId)
  const row = await store.findRequest(tx, playerId, requestId)
  if (!row) throw new AppError("NotFoundErrorType")
  if (!rules.isWaiting(row, tx.now)) throw new AppError("LimitRequestClosedErrorType")
  return row
}

/** Takes back what a player asked and what does not hold yet. Refuses with NotFound and LimitRequestClosed. */
export async function cancelRequest(tx: Tx, playerId: bigint, requestId: number): Promise<void> {
  const { id } = await lockOpenRequest(tx, playerId, requestId)
  await store.setRequestsCancelled(tx, [id])
}

/**
 * Says yes to what has cooled: it holds when this commits. Refuses with NotFound, LimitRequestClosed (taken
 * back, replaced, confirmed already, or older than ten days) and LimitStillCooling {until}.
 */
export async function confirmRequest(tx: Tx, playerId: bigint, requestId: number): Promise<void> {
  const row = await lockOpenRequest(tx, playerId, requestId)
  const { id, type, cents, minutes, hours, cools_until: until } = row
  if (until! > tx.now) throw new AppError("LimitStillCoolingErrorType", { until })
  if (type === "sessionTime") await holdSessionTime(tx, playerId, minutes)
  else if (type === "cooldownPeriod") await setCooldown(tx, playerId, hours)
  else await store.setOwnLimitValues(tx, playerId, { [type]: cents === null ? null : Number(cents) })
  await store.setRequestEffective(tx, id)
}

/** Job: tells players what they may confirm now, and closes what nobody confirmed in seven days. */
export async function processCooledRequests({
  transact,
  reads,
}: Pick<Platform, "transact" | "reads">): Promise<void> {
  const from = reads()
  for (const { id, player_id: playerId } of await store.listCooledRequests(
    from,
    rules.expiryCutoff(from.now),
  ))
    await transact(async (tx) => {
      await lockPlayer(tx, playerId)
      const row = await store.findRequest(tx, playerId, Number(id))
      if (row?.status !== contract.requestStatuses.cooling) return
      if (!rules.isWaiting(row, tx.now)) return store.setRequestsExpired(tx, [id]).then(() => undefined)
      if (row.told_at !== null) return
      await store.setRequestNotified(tx, id)
      const until = rules.computeConfirmationEnd(row.cools_until!).toISOString()
      await notify(tx, playerId, "responsible", "limitCooled", { until })
    })
}
