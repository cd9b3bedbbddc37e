import { DeadlineError } from "../../../kernel/deadline.ts"
import { problemOf } from "../../../kernel/log.ts"
import type { Kernel } from "../../../kernel/module.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { setting } from "../../content/index.ts"
import type { GatewayReport, HostedPayments } from "../ports.ts"
import * as settings from "../settings.ts"
import { applyReport, endWithoutMoney } from "./apply.ts"
import { quarantine } from "./quarantine.ts"
import { afterFailures, isAbove, isHopeless, meaningOf, nextFollowAt, nextLookUpAt } from "./rules.ts"
import {
  claimLookUp,
  type DepositRow,
  lockDeposit,
  openDepositIdsOf,
  setNextLookUp,
  takeDueLookUps,
} from "./store.ts"

type Learns = Pick<Kernel, "transact" | "database" | "clock" | "log">

/**
 * Adds what a notification may leave out: how a captured card is funded, which HiPay documents only for its
 * look-up. Throws where the gateway cannot be asked, so that it tells us again.
 */
export async function withFunding(gateway: HostedPayments, report: GatewayReport): Promise<GatewayReport> {
  if (meaningOf(report.status) !== "captured" || report.funding !== "unknown") return report
  if (report.product.startsWith("bancontact")) return report
  const known = (await gateway.lookUp(report.orderId)).find(({ reference }) => reference === report.reference)
  return known ? { ...report, funding: known.funding } : report
}

/** Asks the gateway about an order and does what it says, as if it had notified us. */
export async function learn(kernel: Learns, gateway: HostedPayments, orderId: string): Promise<void> {
  for (const report of await gateway.lookUp(orderId)) {
    await kernel.transact((tx) => applyReport(tx, report))
  }
}

const playerAsksEveryMs = 3_000

/** Learns what became of an order the player is waiting for. What goes wrong leaves it to the next occasion. */
export async function learnForPlayer(
  kernel: Learns,
  gateway: HostedPayments,
  row: DepositRow,
): Promise<void> {
  if (isAbove(row.status, "pending")) return
  try {
    if (await kernel.transact((tx) => claimLookUp(tx, row.id, playerAsksEveryMs)))
      await learn(kernel, gateway, row.id)
  } catch (error) {
    kernel.log.warn("deposit.notLearnt", { orderId: row.id, ...problemOf(error) })
  }
}

const batch = 50
/** So many orders in a row without any answer mean that the gateway is away; the others are due a minute later. */
const givesUpAfter = 3

/** No answer at all: nothing is known, and nothing can be said about the order that was asked about. */
const isAway = (error: unknown): boolean =>
  error instanceof DeadlineError || (error instanceof TypeError && error.cause !== undefined)

/** Job: asks the gateway about every order whose outcome nobody has told us. Running it twice changes nothing. */
export async function reconcile(kernel: Learns, gateway: HostedPayments): Promise<void> {
  await learnAll(
    kernel,
    gateway,
    await kernel.transact((tx) => takeDueLookUps(tx, { captured: false, limit: batch })),
  )
}

/** Job: asks the gateway about captured orders as long as they can be charged back, whose message may be lost. */
export async function followCaptured(kernel: Learns, gateway: HostedPayments): Promise<void> {
  for (;;) {
    const due = await kernel.transact((tx) => takeDueLookUps(tx, { captured: true, limit: batch }))
    if (!(await learnAll(kernel, gateway, due)) || due.length < batch) return
  }
}

/** Asks about orders one by one, each with a pause of its own after a failure; false where the gateway is away. */
async function learnAll(
  kernel: Learns,
  gateway: HostedPayments,
  due: readonly { id: string; createdAt: Date }[],
): Promise<boolean> {
  const { chargebackDays } = await setting(kernel.database, settings.deposit)
  let unanswered = 0
  for (const { id, createdAt } of due) {
    if (unanswered === givesUpAfter) return false
    try {
      await learn(kernel, gateway, id)
      unanswered = 0
      await kernel.transact(async (tx) => {
        const row = await lockDeposit(tx, id)
        if (!row || row.quarantined_at !== null) return
        const order = { status: row.status, createdAt }
        const at = nextLookUpAt(order, tx.now) ?? nextFollowAt(order, tx.now, chargebackDays)
        await setNextLookUp(tx, id, { at, failures: 0 })
      })
    } catch (error) {
      unanswered = isAway(error) ? unanswered + 1 : 0
      kernel.log.warn("deposit.notLearnt", { orderId: id, ...problemOf(error) })
      await kernel.transact((tx) => noteFailure(tx, id, isAway(error)))
    }
  }
  return unanswered < givesUpAfter
}

/** Puts an order off after a failure. One whose answers cannot be used goes to a person after some tries. */
async function noteFailure(tx: Tx, orderId: string, wasAway: boolean): Promise<void> {
  const row = await lockDeposit(tx, orderId)
  if (!row || row.quarantined_at !== null) return
  const failures = Math.min(row.look_up_failures + 1, 1000)
  if (!wasAway && isHopeless(failures)) return quarantine(tx, row, { doubt: "unreadable", failures })
  await setNextLookUp(tx, orderId, { at: afterFailures(failures, tx.now), failures })
}

/**
 * Job: ends orders that were not paid in time and gives their room back. A payment captured later still comes
 * in, where there is room.
 */
export async function expireOrders(kernel: Learns): Promise<void> {
  const { orderMinutes } = await setting(kernel.database, settings.deposit)
  const before = new Date(kernel.clock.now().getTime() - orderMinutes * 60_000)
  for (;;) {
    const ids = await openDepositIdsOf(kernel.database, before, batch)
    let ended = 0
    for (const id of ids) if (await expire(kernel, id)) ended += 1
    // Orders that could not be ended come again in the next batch; alone they are left to the next run.
    if (ids.length < batch || ended === 0) return
  }
}

/** Ends one order that was not paid in time; false where that failed: it keeps no other from ending. */
async function expire(kernel: Learns, id: string): Promise<boolean> {
  try {
    await kernel.transact(async (tx) => {
      const row = await lockDeposit(tx, id)
      if (row && isAbove("expired", row.status)) await endWithoutMoney(tx, row, "expired", "expired")
    })
    return true
  } catch (error) {
    kernel.log.error("deposit.notExpired", { orderId: id, ...problemOf(error) })
    return false
  }
}
