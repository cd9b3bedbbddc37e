import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
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
 * Adds how a captured card is funded, which HiPay documents only for its look-up. Throws if the look-up fails or does not know
 * the transaction yet: the capture stays undecided, and the gateway repeats its message.
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

/** The order of a capture that is not credited only because nobody has said how it is funded; undefined for any other. */
async function findOrderInDoubt(tx: Tx, report: PaymentReport): Promise<OrderReference | undefined> {
  const row = await lockDeposit(tx, report.orderId)
  return row && isFundingUnknown(decideReport(toDeposit(row), report)) ? row : undefined
}

/** An order in the words of the port. */
const toLookUpQuery = ({ id, vendor_reference }: OrderReference) => ({
  orderId: id,
  ...(vendor_reference !== null && { reference: vendor_reference }),
})

/** Notes a capture that no look-up has confirmed: its order does not end before one has, or a person has decided. */
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

/** The gateway answers and does not confirm a capture that it told of: after this long a person looks. */
const unconfirmedForMs = 60 * 60_000

/** Quarantines an order whose captured payment the gateway has not confirmed within an hour. Answers whether it did. */
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

/** Asks the gateway about an order and does what it says, as if it had notified us. */
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

/** Learns what became of an order the player is waiting for. What goes wrong leaves it to the next occasion. */
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
/** So many orders in a row without an answer mean that the gateway is away; the others are due a minute later. */
const givesUpAfter = 3
/** So many orders are asked about before the gateway, and not the orders, is said to be at fault. */
const witnesses = 3

/** No answer, or that of a gateway that fails: by itself it says nothing about the order that was asked about. */
const isGatewayUnavailable = (error: unknown): boolean =>
  error instanceof GatewayUnavailable ||
  error instanceof TimeoutError ||
  (error instanceof TypeError && error.cause !== undefined)

/** Job: asks each provider about every order whose outcome nobody has told us. Running it twice changes nothing. */
export const reconcileOrders = (platform: LookUpPlatform, payIns: PayIns): Promise<void> =>
  eachProvider(async (provider) => {
    const due = await platform.transact((tx) =>
      takeDueLookUps(tx, { provider, captured: false, limit: batchSize }),
    )
    await lookUpAll(platform, payIns, provider, due)
  })

/** Does the same for every provider, also for one that is not configured any more. None waits for another, or fails with it. */
async function eachProvider(work: (provider: PayInName) => Promise<void>): Promise<void> {
  const done = await Promise.allSettled(payInNames.map(work))
  for (const one of done) if (one.status === "rejected") throw one.reason
}

/** Job: asks each provider about captured orders as long as they can be charged back, whose message may be lost. */
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
 * Asks about orders one by one, each with a pause of its own after a failure; false where the gateway is away or nothing
 * it says can be read. A failure is an order's own only where the gateway answers about another: one that was in the
 * same run, or else one that was read before; and where there is no other, once it has been asked often enough.
 */
async function lookUpAll(
  platform: LookUpPlatform,
  payIns: PayIns,
  provider: PayInName,
  due: readonly DueOrder[],
): Promise<boolean> {
  const { chargebackDays } = await getSetting(platform.reads(), settings.deposit)
  /** Stands for as long as the provider answers and nothing it says can be read: only a person can find out why. */
  const unreadableGateway = { kind: "gateway.unreadable", subject: provider }
  /** Stands for as long as the provider is away, once an order has waited an hour or more for it. */
  const awayGateway = { kind: "gateway.away", subject: provider }
  let unanswered = 0
  let isAnswering = false
  let unreadable = 0
  let isLongAway = false
  const failed: DueOrder[] = []
  for (const dueOrder of due) {
    const { id, created_at: createdAt } = dueOrder
    if (unanswered === givesUpAfter) break
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
  const isAwayToAll = unanswered === givesUpAfter && !isAnswering
  if (failed.length > 0 && !isAwayToAll)
    isAnswering ||= await answersAboutOtherOrders(platform, payIns, provider)
  if (isLongAway && !isAnswering)
    await raiseAlarm(platform, { ...awayGateway, detail: { orders: failed.length } })
  if (isAwayToAll) return false
  if (isAnswering) for (const { id } of failed) await platform.transact((tx) => countUnreadable(tx, id))
  // Where no other order could ever be asked about, the one there is goes to a person in the end, and the gateway is quiet.
  else if (unreadable === 1 && failed.length === 1 && (await isOnlyFollowed(platform.reads(), failed[0]!)))
    isAnswering = await platform.transact((tx) => countUnreadable(tx, failed[0]!.id))
  if (isAnswering)
    await platform.transact(async (tx) => {
      await resolveAlarm(tx, unreadableGateway)
      await resolveAlarm(tx, awayGateway)
    })
  else if (unreadable > 0)
    await raiseAlarm(platform, { ...unreadableGateway, detail: { orders: unreadable } })
  return unanswered < givesUpAfter && (isAnswering || failed.length === 0)
}

/** Whether the gateway's answer about some order can be read whose last one could be. */
async function answersAboutOtherOrders(
  platform: LookUpPlatform,
  payIns: PayIns,
  provider: PayInName,
): Promise<boolean> {
  for (const order of await listHealthyOrders(platform.reads(), provider, witnesses)) {
    try {
      await lookUpOrder(platform, payIns, order)
      return true
    } catch (error) {
      paymentsLog(platform).warn("deposit.notLearnt", { orderId: order.id, ...describeError(error) })
    }
  }
  return false
}

/** Puts an order off after a failure that was not its own; answers how many it has had in a row. */
async function postponeLookUp(tx: Tx, orderId: string): Promise<number> {
  const row = await lockDeposit(tx, orderId)
  if (!row || row.quarantined_at !== null) return 0
  const failures = Math.min(row.look_up_failures + 1, 1000)
  const at = afterFailures(failures, tx.now, true)
  await setNextLookUp(tx, orderId, { at, failures, unreadable: row.unreadable_answers })
  return failures
}

/**
 * Puts an order off after a failure of its own; one whose answers cannot be had goes to a person after some tries.
 * Answers whether it waits for one.
 */
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

/**
 * Job: ends orders that were not paid in time and gives their room back. A payment captured later still comes
 * in, where there is room.
 */
export async function expireOrders(platform: LookUpPlatform): Promise<void> {
  const { orderMinutes } = await getSetting(platform.reads(), settings.deposit)
  const before = new Date(platform.clock.now().getTime() - orderMinutes * 60_000)
  for (;;) {
    const ids = await listOpenDepositIds(platform.reads(), before, batchSize)
    let ended = 0
    for (const id of ids) if (await expireOrder(platform, id)) ended += 1
    // Orders that could not be ended come again in the next batch; alone they are left to the next run.
    if (ids.length < batchSize || ended === 0) return
  }
}

/** Ends one order that was not paid in time; false where that failed: it keeps no other from ending. */
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
