import { problemOf } from "../../../kernel/log.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { setting } from "../../content/index.ts"
import type { GatewayReport, HostedPayments } from "../ports.ts"
import { applyReport, endWithoutMoney, type RefundOrder } from "./apply.ts"
import { isAbove, meaningOf, nextLookUpAt } from "./rules.ts"
import {
  claimLookUp,
  type DepositRow,
  lockDeposit,
  openDepositsBefore,
  setNextLookUp,
  takeDueLookUps,
} from "./store.ts"

type Learns = Pick<Kernel, "transact" | "database" | "clock" | "log">

/**
 * Adds what a notification may leave out: how a captured card is funded, which HiPay documents only for its
 * look-up (facts/integrations 2.5, 2.7). Throws where the gateway cannot be asked, so that it tells us again.
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
/** So many failures in one run mean that the gateway is away; the orders are due again a minute later. */
const givesUpAfter = 3

/** Job: asks the gateway about every order whose outcome nobody has told us. Running it twice changes nothing. */
export async function reconcile(kernel: Learns, gateway: HostedPayments): Promise<void> {
  let failures = 0
  for (const { id, createdAt } of await kernel.transact((tx) => takeDueLookUps(tx, batch))) {
    if (failures === givesUpAfter) return
    try {
      await learn(kernel, gateway, id)
      await kernel.transact(async (tx) => {
        const row = await lockDeposit(tx, id)
        if (row) await setNextLookUp(tx, id, nextLookUpAt({ status: row.status, createdAt }, tx.now))
      })
    } catch (error) {
      failures += 1
      kernel.log.warn("deposit.notLearnt", { orderId: id, ...problemOf(error) })
    }
  }
}

/**
 * Job: ends orders that were not paid in time and gives their room back. A payment captured later still comes
 * in, where there is room.
 */
export async function expireOrders(kernel: Learns): Promise<void> {
  const { orderMinutes } = await setting(kernel.database, "deposit")
  const before = new Date(kernel.clock.now().getTime() - orderMinutes * 60_000)
  for (;;) {
    const ids = await openDepositsBefore(kernel.database, before, batch)
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

/** Job: sends money back through the gateway. Where it will not, a person is called. */
export async function refund(kernel: Learns, gateway: HostedPayments, order: RefundOrder): Promise<void> {
  const { orderId, reference, amountCents } = order
  const outcome = await gateway.refund({ reference, amountCents, operationId: `refund-${reference}` })
  if (outcome === "asked") return
  await kernel.transact(async (tx) => {
    const row = await lockDeposit(tx, orderId)
    await tx.announce({
      kind: "deposit.quarantined",
      playerId: row?.player_id ?? null,
      data: { orderId, doubt: "refundRefused", reference, askedCents: amountCents },
    })
  })
}
