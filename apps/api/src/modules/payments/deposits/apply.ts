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

export const toDeposit = (row: DepositRow): Deposit => ({
  id: row.id,
  status: row.status,
  amountCents: Number(row.amount_cents),
  method: row.method,
  reference: row.reference,
  openedReference: row.vendor_reference,
})

/** Idempotent, whatever the order of reports. Returns the new status; undefined for an order of another provider. */
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

/** A transaction that belongs to another order decides nothing: an operator looks. */
async function quarantineOtherTransaction(
  tx: Tx,
  row: DepositRow,
  { reference }: PaymentReport,
  decision: Decision,
): Promise<Decision> {
  if (!["capture", "credit", "refuse", "refundSecond", "reverse"].includes(decision.kind)) return decision
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
    case "setStatus":
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
    case "reverse":
      return reverseDeposit(tx, row, { status: decision.status, reference: report.reference })
    case "quarantine":
      return quarantineReport(tx, row, report, decision.doubt)
  }
}

function pushPayment(tx: Tx, row: DepositRow, isPaid: boolean): void {
  tx.push({ playerId: row.player_id }, "payment", {
    orderId: row.id,
    paymentSuccess: isPaid,
    ...(row.qr_code !== null && { qrCodeSuccess: isPaid }),
  })
}

const endEvents = { failed: depositFailed, cancelled: depositCancelled, expired: depositExpired }

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
  const payload = { orderId: row.id, amountCents, reason, ...purseField(row.purse) }
  await tx.publish(depositRefunded, { playerId: row.player_id, ...payload })
  await notify(tx, row.player_id, "money", "depositReturned", payload)
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

/** Whether this doubt is in quarantine or closed already, or is an older partial refund that arrived late. */
function isAlreadyKnown(row: DepositRow, report: PaymentReport, doubt: Doubt): boolean {
  if (row.doubt_reference !== report.reference) return false
  const isSameDoubt = (row.doubt ?? row.seen_doubt) === doubt
  const [knownCents, reportedCents] = [row.doubt_cents, centsInDoubt(report, doubt)]
  if (doubt === "partialRefund" && isSameDoubt && knownCents !== null && reportedCents !== null)
    return reportedCents >= knownCents
  return isSameDoubt && knownCents === reportedCents
}

async function quarantineReport(tx: Tx, row: DepositRow, report: PaymentReport, doubt: Doubt): Promise<void> {
  if (isAlreadyKnown(row, report, doubt)) return
  await quarantine(tx, row, {
    doubt,
    askedCents: Number(row.amount_cents),
    capturedCents: report.capturedCents,
    refundedCents: report.refundedCents,
    currency: report.currency,
    product: report.product,
    status: report.vendorStatus,
    reference: report.reference,
  })
}
