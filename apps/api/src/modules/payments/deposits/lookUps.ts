import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { describeError } from "../../../platform/lib/log.ts"
import { TimeoutError } from "../../../platform/lib/timeout.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { paymentsLog } from "../log.ts"
import {
  GatewayUnavailable,
  type PayInName,
  type PayInProvider,
  type PayIns,
  type PaymentReport,
} from "../ports.ts"
import * as settings from "../settings.ts"
import { applyReport, endWithoutMoney, toDeposit } from "./apply.ts"
import { getProvider, payInNames } from "./providers.ts"
import { quarantine } from "./quarantine.ts"
import {
  afterFailures,
  decideReport,
  isCaptureInDoubt,
  isFundingUnknown,
  isGivenUp,
  isLaterStatus,
  isWorthAnAlarm,
  nextFollowAt,
  nextLookUpAt,
} from "./rules.ts"
import {
  claimLookUp,
  type DepositRow,
  type DueOrder,
  isOnlyFollowed,
  listHealthyOrders,
  listOpenDepositIds,
  lockDeposit,
  type OrderReference,
  setNextLookUp,
  takeDueLookUps,
  updateDeposit,
} from "./store.ts"

type LookUpPlatform = Pick<Platform, "transact" | "reads" | "clock" | "log">

/**
 * Adds the funding of a captured card, which HiPay documents only for its look-up. Throws where the look-up fails or
 * does not know the transaction yet: the capture stays undecided, and the gateway repeats its message.
 */
export async function withFunding(
  { transact }: Pick<Platform, "transact">,
  provider: PayInProvider,
  report: PaymentReport,
): Promise<PaymentReport> {
  if (report.event !== "captured" || report.funding !== "unknown") return report
  const order = await transact((tx) => findOrderInDoubt(tx, report))
  if (!order) return report
  try {
    const found = (await provider.lookUp(toLookUpQuery(order))).find(
      ({ reference }) => reference === report.reference,
    )
    if (found) return { ...report, funding: found.funding }
  } catch (error) {
    await transact((tx) => recordUnconfirmedCapture(tx, report))
    throw error
  }
  await transact((tx) => recordUnconfirmedCapture(tx, report))
  throw new GatewayUnavailable("The provider does not know the captured transaction yet")
}

async function findOrderInDoubt(tx: Tx, report: PaymentReport): Promise<OrderReference | undefined> {
  const row = await lockDeposit(tx, report.orderId)
  return row && isFundingUnknown(decideReport(toDeposit(row), report)) ? row : undefined
}

const toLookUpQuery = ({ id, vendor_reference }: OrderReference) => ({
  orderId: id,
  ...(vendor_reference !== null && { reference: vendor_reference }),
})

/** Records an unconfirmed capture: the order does not end before a confirmation or an operator's decision. */
async function recordUnconfirmedCapture(
  tx: Tx,
  { orderId, reference, capturedCents }: PaymentReport,
): Promise<void> {
  const row = await lockDeposit(tx, orderId)
  if (!row || row.quarantined_at !== null || isLaterStatus(row.status, "failed")) return
  await updateDeposit(tx, row, {
    doubt_reference: reference,
    doubt_cents: capturedCents === null ? null : BigInt(capturedCents),
    next_look_up_at: afterFailures(0, tx.now),
  })
}

const unconfirmedForMs = hourMs

async function quarantineUnconfirmed(tx: Tx, row: DepositRow): Promise<boolean> {
  if (isLaterStatus(row.status, "failed") || !isCaptureInDoubt(row)) return false
  if (tx.now.getTime() - row.created_at.getTime() < unconfirmedForMs) return false
  await quarantine(tx, row, {
    doubt: "unconfirmed",
    reference: row.doubt_reference ?? undefined,
    capturedCents: row.doubt_cents === null ? null : Number(row.doubt_cents),
  })
  return true
}

export async function lookUpOrder(
  platform: LookUpPlatform,
  payIns: PayIns,
  order: OrderReference,
): Promise<void> {
  for (const report of await getProvider(payIns, order.provider).lookUp(toLookUpQuery(order))) {
    await platform.transact((tx) => applyReport(tx, order.provider, report))
  }
}

const playerLookUpEveryMs = 3_000

export async function lookUpForPlayer(
  platform: LookUpPlatform,
  payIns: PayIns,
  row: DepositRow,
): Promise<void> {
  if (isLaterStatus(row.status, "pending")) return
  try {
    if (await platform.transact((tx) => claimLookUp(tx, row.id, playerLookUpEveryMs)))
      await lookUpOrder(platform, payIns, row)
  } catch (error) {
    paymentsLog(platform).warn("deposit.notLearnt", { orderId: row.id, ...describeError(error) })
  }
}

const batchSize = 50
/** So many orders in a row without an answer mean an outage; the others are due a minute later. */
const unansweredLimit = 3
/** How many other orders are looked up before the gateway, and not the order, counts as faulty. */
const controlOrders = 3

const isGatewayUnavailable = (error: unknown): boolean =>
  error instanceof GatewayUnavailable ||
  error instanceof TimeoutError ||
  (error instanceof TypeError && error.cause !== undefined)

export const reconcileOrders = (platform: LookUpPlatform, payIns: PayIns): Promise<void> =>
  eachProvider(async (provider) => {
    const due = await platform.transact((tx) =>
      takeDueLookUps(tx, { provider, captured: false, limit: batchSize }),
    )
    await lookUpAll(platform, payIns, provider, due)
  })

async function eachProvider(work: (provider: PayInName) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(payInNames.map(work))
  for (const result of results) if (result.status === "rejected") throw result.reason
}

/** Job: looks up captured orders while they can be charged back, because the message may be lost. */
export const lookUpCapturedOrders = (platform: LookUpPlatform, payIns: PayIns): Promise<void> =>
  eachProvider(async (provider) => {
    for (;;) {
      const due = await platform.transact((tx) =>
        takeDueLookUps(tx, { provider, captured: true, limit: batchSize }),
      )
      if (!(await lookUpAll(platform, payIns, provider, due)) || due.length < batchSize) return
    }
  })

/**
 * Looks up orders one by one, with back-off after failures. False where the gateway is unavailable or unreadable. A
 * failure counts against an order only where the gateway answers for another one, in this run or one read before; if
 * there is no other, after enough attempts.
 */
async function lookUpAll(
  platform: LookUpPlatform,
  payIns: PayIns,
  provider: PayInName,
  due: readonly DueOrder[],
): Promise<boolean> {
  const { chargebackDays } = await getSetting(platform.reads(), settings.deposit)
  const unreadableAlarm = { kind: "gateway.unreadable", subject: provider }
  const outageAlarm = { kind: "gateway.away", subject: provider }
  let unanswered = 0
  let isAnswering = false
  let unreadable = 0
  let isLongAway = false
  const failed: DueOrder[] = []
  for (const dueOrder of due) {
    const { id, created_at: createdAt } = dueOrder
    if (unanswered === unansweredLimit) break
    try {
      await lookUpOrder(platform, payIns, dueOrder)
      unanswered = 0
      isAnswering = true
      await platform.transact(async (tx) => {
        const row = await lockDeposit(tx, id)
        if (!row || row.quarantined_at !== null || (await quarantineUnconfirmed(tx, row))) return
        const order = { status: row.status, createdAt }
        const at = nextLookUpAt(order, tx.now) ?? nextFollowAt(order, tx.now, chargebackDays)
        await setNextLookUp(tx, id, { at, failures: 0, unreadable: 0 })
      })
    } catch (error) {
      unanswered = isGatewayUnavailable(error) ? unanswered + 1 : 0
      if (!isGatewayUnavailable(error)) unreadable += 1
      paymentsLog(platform).warn("deposit.notLearnt", { orderId: id, ...describeError(error) })
      const failures = await platform.transact((tx) => postponeLookUp(tx, id))
      isLongAway ||= isGatewayUnavailable(error) && isWorthAnAlarm(failures)
      failed.push(dueOrder)
    }
  }
  const isAwayForAll = unanswered === unansweredLimit && !isAnswering
  if (failed.length > 0 && !isAwayForAll)
    isAnswering ||= await answersAboutOtherOrders(platform, payIns, provider)
  if (isLongAway && !isAnswering)
    await raiseAlarm(platform, { ...outageAlarm, detail: { orders: failed.length } })
  if (isAwayForAll) return false
  if (isAnswering) for (const { id } of failed) await platform.transact((tx) => countUnreadable(tx, id))
  // Without another order to compare with, the only one goes to quarantine in the end, and the look-ups stop.
  else if (unreadable === 1 && failed.length === 1 && (await isOnlyFollowed(platform.reads(), failed[0]!)))
    isAnswering = await platform.transact((tx) => countUnreadable(tx, failed[0]!.id))
  if (isAnswering)
    await platform.transact(async (tx) => {
      await resolveAlarm(tx, unreadableAlarm)
      await resolveAlarm(tx, outageAlarm)
    })
  else if (unreadable > 0) await raiseAlarm(platform, { ...unreadableAlarm, detail: { orders: unreadable } })
  return unanswered < unansweredLimit && (isAnswering || failed.length === 0)
}

async function answersAboutOtherOrders(
  platform: LookUpPlatform,
  payIns: PayIns,
  provider: PayInName,
): Promise<boolean> {
  for (const order of await listHealthyOrders(platform.reads(), provider, controlOrders)) {
    try {
      await lookUpOrder(platform, payIns, order)
      return true
    } catch (error) {
      paymentsLog(platform).warn("deposit.notLearnt", { orderId: order.id, ...describeError(error) })
    }
  }
  return false
}

async function postponeLookUp(tx: Tx, orderId: string): Promise<number> {
  const row = await lockDeposit(tx, orderId)
  if (!row || row.quarantined_at !== null) return 0
  const failures = Math.min(row.look_up_failures + 1, 1000)
  const at = afterFailures(failures, tx.now, true)
  await setNextLookUp(tx, orderId, { at, failures, unreadable: row.unreadable_answers })
  return failures
}

/** Postpones an order after a failure of its own, then quarantines it. True where it is in quarantine. */
async function countUnreadable(tx: Tx, orderId: string): Promise<boolean> {
  const row = await lockDeposit(tx, orderId)
  if (!row || row.quarantined_at !== null) return row !== undefined
  const unreadable = row.unreadable_answers + 1
  if (isGivenUp(unreadable)) {
    await quarantine(tx, row, { doubt: "unreadable", failures: unreadable })
    return true
  }
  const at = afterFailures(unreadable, tx.now)
  await setNextLookUp(tx, orderId, { at, failures: unreadable, unreadable })
  return false
}

/** Job: ends unpaid orders and releases their reservations. A later capture is credited within the limits. */
export async function expireOrders(platform: LookUpPlatform): Promise<void> {
  const { orderMinutes } = await getSetting(platform.reads(), settings.deposit)
  const before = new Date(platform.clock.now().getTime() - orderMinutes * minuteMs)
  for (;;) {
    const ids = await listOpenDepositIds(platform.reads(), before, batchSize)
    let ended = 0
    for (const id of ids) if (await expireOrder(platform, id)) ended += 1
    // Orders that failed to end come again in the next batch; if only those are left, the next run retries.
    if (ids.length < batchSize || ended === 0) return
  }
}

async function expireOrder(platform: LookUpPlatform, id: string): Promise<boolean> {
  try {
    await platform.transact(async (tx) => {
      const row = await lockDeposit(tx, id)
      if (
        row &&
        isLaterStatus("expired", row.status) &&
        row.quarantined_at === null &&
        !isCaptureInDoubt(row)
      )
        await endWithoutMoney(tx, row, "expired", "expired")
    })
    return true
  } catch (error) {
    paymentsLog(platform).error("deposit.notExpired", { orderId: id, ...describeError(error) })
    return false
  }
}
