import type { payments } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { consumeDepositReservation, releaseDepositReservation } from "../../limits/index.ts"
import { notify } from "../../notifications/index.ts"
import { accounts, centsToUnits, move, unitsToCents } from "../../wallet/index.ts"
import {
  depositCancelled,
  depositExpired,
  depositFailed,
  depositPaidTwice,
  depositRefunded,
  depositSucceeded,
} from "../events.ts"
import type { PayInName, PaymentReport } from "../ports.ts"
import { purseField, purses, toWalletMessage } from "../purses/purses.ts"
import type { Reason } from "../reasons.ts"
import { isBarred } from "./barred.ts"
import { enqueueCapture } from "./captureJob.ts"
import { centsInDoubt, quarantine, resolveDoubt } from "./quarantine.ts"
import { enqueueRefund } from "./refund.ts"
import { reverseDeposit } from "./reversal.ts"
import {
  type Decision,
  type Deposit,
  type Doubt,
  decideReport,
  endsDoubt,
  firstFollowAfterMs,
  isCaptureInDoubt,
  type Refusal,
  toReason,
} from "./rules.ts"
import { type DepositRow, isReferenceOfAnother, lockDeposit, updateDeposit } from "./store.ts"

/** An order as the rules read it. */
export const toDeposit = (row: DepositRow): Deposit => ({
  id: row.id,
  status: row.status,
  amountCents: Number(row.amount_cents),
  method: row.method,
  reference: row.reference,
  openedReference: row.vendor_reference,
})

/**
 * Does what a report of the gateway asks for: the one way for notifications and look-ups alike. Repeating it,
 * or hearing reports in another order, ends in the same place, and money is credited once. Answers the order's
 * status afterwards, or undefined for an order that was not made with this provider.
 */
export async function applyReport(
  tx: Tx,
  provider: PayInName,
  report: PaymentReport,
): Promise<payments.DepositStatus | undefined> {
  const row = await lockDeposit(tx, report.orderId)
  if (row?.provider !== provider) return undefined
  const decision = await quarantineOtherTransaction(tx, row, report, decideReport(toDeposit(row), report))
  await applyDecision(tx, row, report, decision)
  const after = (await lockDeposit(tx, report.orderId))!
  const { doubt, doubt_reference: reference } = row
  if (doubt !== null && endsDoubt({ doubt, reference }, report, decision)) await resolveDoubt(tx, after)
  return after.status
}

/** Nothing is decided for one order by the transaction of another: a person looks. */
async function quarantineOtherTransaction(
  tx: Tx,
  row: DepositRow,
  { reference }: PaymentReport,
  decision: Decision,
): Promise<Decision> {
  if (!["capture", "credit", "refuse", "refundSecond", "takeBack"].includes(decision.kind)) return decision
  if (row.reference === reference || !(await isReferenceOfAnother(tx, row, reference))) return decision
  return { kind: "quarantine", doubt: "otherTransaction" }
}

async function applyDecision(
  tx: Tx,
  row: DepositRow,
  report: PaymentReport,
  decision: Decision,
): Promise<void> {
  switch (decision.kind) {
    case "nothing":
      return
    case "become":
      if (decision.status === "pending") return updateDeposit(tx, row, { status: "pending" })
      if (isCaptureInDoubt(row)) return
      return endWithoutMoney(tx, row, decision.status, decision.reason ?? toReason(report))
    case "capture":
      return enqueueCapture(tx, row, report)
    case "credit":
      return creditDeposit(tx, row, report)
    case "refuse":
      return refuseDeposit(tx, row, report, decision.reason)
    case "refundSecond":
      return refundSecondPayment(tx, row, report)
    case "takeBack":
      return reverseDeposit(tx, row, { status: decision.status, reference: report.reference })
    case "quarantine":
      return quarantineReport(tx, row, report, decision.doubt)
  }
}

/** Pushes the outcome of an order to its player's open pages. */
function pushPayment(tx: Tx, row: DepositRow, isPaid: boolean): void {
  tx.push({ playerId: row.player_id }, "payment", {
    orderId: row.id,
    paymentSuccess: isPaid,
    ...(row.qr_code !== null && { qrCodeSuccess: isPaid }),
  })
}

const endEvents = { failed: depositFailed, cancelled: depositCancelled, expired: depositExpired }

/** Ends an order that brought no money and gives its room back. `reason` is a key of paymentReasons. */
export async function endWithoutMoney(
  tx: Tx,
  row: DepositRow,
  status: "failed" | "cancelled" | "expired",
  reason: Reason,
): Promise<void> {
  await updateDeposit(tx, row, { status, reason })
  await releaseDepositReservation(tx, row.id)
  await tx.publish(endEvents[status], {
    playerId: row.player_id,
    orderId: row.id,
    amountCents: Number(row.amount_cents),
    method: row.method,
    reason,
  })
  // Who cancels or leaves knows it.
  if (status === "failed")
    await notify(tx, row.player_id, "money", "depositFailed", {
      orderId: row.id,
      amountCents: Number(row.amount_cents),
      reason,
      ...purseField(row.purse),
    })
  pushPayment(tx, row, false)
}

async function creditDeposit(tx: Tx, row: DepositRow, report: PaymentReport): Promise<void> {
  if (await isBarred(tx, row.player_id)) return refuseDeposit(tx, row, report, "playNotAllowed")
  if (!(await consumeDepositReservation(tx, row.id))) return refuseDeposit(tx, row, report, "limitReached")
  const playerId = row.player_id
  const amountCents = Number(row.amount_cents)
  const { toUnits } = await move(tx, {
    id: `deposit:${row.id}`,
    kind: purses[row.purse].deposit,
    from: accounts.psp(row.provider),
    to: purses[row.purse].money(playerId),
    amountUnits: centsToUnits(amountCents),
    memo: { reference: report.reference, method: row.method },
  })
  const afterCents = unitsToCents(toUnits ?? 0n)
  await updateDeposit(tx, row, {
    status: "succeeded",
    reason: null,
    reference: report.reference,
    credited_at: tx.now,
    balance_before_cents: BigInt(afterCents - amountCents),
    balance_after_cents: BigInt(afterCents),
    next_look_up_at: new Date(tx.now.getTime() + firstFollowAfterMs),
    card_mark: report.cardMark ?? null,
    ...(report.payerAccount !== undefined && { payer_account: report.payerAccount }),
  })
  await tx.publish(depositSucceeded, {
    playerId,
    orderId: row.id,
    amountCents,
    method: row.method,
    balanceCents: afterCents,
    ...purseField(row.purse),
    ...(row.wants_bonus && { wantsBonus: true as const }),
  })
  await notify(tx, playerId, "money", "depositReceived", {
    orderId: row.id,
    amountCents,
    balanceCents: afterCents,
    ...purseField(row.purse),
  })
  tx.push({ playerId }, "wallet", toWalletMessage(row.purse, afterCents))
  pushPayment(tx, row, true)
}

/** Captured, but not to be credited: the money goes back the way it came and the player is told why. */
async function refuseDeposit(tx: Tx, row: DepositRow, report: PaymentReport, reason: Refusal): Promise<void> {
  const amountCents = Number(row.amount_cents)
  await updateDeposit(tx, row, {
    status: "refunded",
    reason,
    reference: report.reference,
    next_look_up_at: new Date(tx.now.getTime() + firstFollowAfterMs),
  })
  await releaseDepositReservation(tx, row.id)
  await enqueueRefund(tx, row, { reference: report.reference, amountCents })
  const about = { orderId: row.id, amountCents, reason, ...purseField(row.purse) }
  await tx.publish(depositRefunded, { playerId: row.player_id, ...about })
  await notify(tx, row.player_id, "money", "depositReturned", about)
  pushPayment(tx, row, false)
}

async function refundSecondPayment(tx: Tx, row: DepositRow, report: PaymentReport): Promise<void> {
  const amountCents = Number(row.amount_cents)
  await enqueueRefund(tx, row, { reference: report.reference, amountCents })
  await tx.publish(depositPaidTwice, {
    playerId: row.player_id,
    orderId: row.id,
    amountCents,
    reference: report.reference,
  })
}

/**
 * Whether a person looks at the very same already or has seen to it, which the gateway says each time it is asked; or whether
 * it is an older refund in part, told after a later one.
 */
function isAlreadyKnown(row: DepositRow, report: PaymentReport, about: Doubt): boolean {
  if (row.doubt_reference !== report.reference) return false
  const [known, told] = [row.doubt_cents, centsInDoubt(report, about)]
  if (about === "partialRefund" && (row.doubt ?? row.seen_doubt) === about && known !== null && told !== null)
    return told >= known
  return (row.doubt ?? row.seen_doubt) === about && known === told
}

async function quarantineReport(tx: Tx, row: DepositRow, report: PaymentReport, about: Doubt): Promise<void> {
  if (isAlreadyKnown(row, report, about)) return
  await quarantine(tx, row, {
    doubt: about,
    askedCents: Number(row.amount_cents),
    capturedCents: report.capturedCents,
    refundedCents: report.refundedCents,
    currency: report.currency,
    product: report.product,
    status: report.vendorStatus,
    reference: report.reference,
  })
}
