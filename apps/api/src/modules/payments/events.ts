import { payments } from "@elite/contract"
import { z } from "zod"
import { bigintCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"
import type { Doubt } from "./deposits/rules.ts"
import { reason } from "./reasons.ts"
import type { Dispute } from "./withdrawals/rules.ts"

const cents = z.int().min(0)
const method = z.enum(payments.depositMethods)

const endedWithoutMoney = z.strictObject({ orderId: z.string(), amountCents: cents, method, reason })
export const depositFailed = playerEvent("deposit.failed", endedWithoutMoney)
export const depositCancelled = playerEvent("deposit.cancelled", endedWithoutMoney)
export const depositExpired = playerEvent("deposit.expired", endedWithoutMoney)

/** A limit refused a deposit before its order was created; published at most once in ten minutes. */
export const depositRefused = playerEvent("deposit.refused", z.strictObject({ amountCents: cents }))

const purse = z.literal("sports").optional()

/** `balanceCents` is the balance of the purse afterwards; `wantsBonus` that the player asked for a bonus. */
export const depositSucceeded = playerEvent(
  "deposit.succeeded",
  z.strictObject({
    orderId: z.string(),
    amountCents: cents,
    method,
    balanceCents: z.int(),
    purse,
    wantsBonus: z.literal(true).optional(),
  }),
)

const takenBack = {
  orderId: z.string(),
  amountCents: cents,
  reason,
  wasCredited: z.boolean(),
  takenCents: cents,
  missingCents: cents,
  purse,
}
/** A captured payment went back: either it was never credited, or as much as the purse held was debited. */
export const depositRefunded = playerEvent(
  "deposit.refunded",
  z.strictObject(takenBack).partial({ wasCredited: true, takenCents: true, missingCents: true }),
)
export const depositChargedBack = playerEvent("deposit.chargedBack", z.strictObject(takenBack))

export const depositPaidTwice = playerEvent(
  "deposit.paidTwice",
  z.strictObject({ orderId: z.string(), amountCents: cents, reference: z.string() }),
)

const doubts = {
  amount: "amount",
  currency: "currency",
  product: "product",
  partialCapture: "partialCapture",
  partialRefund: "partialRefund",
  otherTransaction: "otherTransaction",
  refundRefused: "refundRefused",
  unreadable: "unreadable",
  unconfirmed: "unconfirmed",
} as const satisfies { [D in Doubt]: D }
const doubt = z.enum(doubts)
/** The reports of the gateway are inconsistent: nothing moves until an operator decides. */
export const depositQuarantined = operatorEvent(
  "deposit.quarantined",
  z.strictObject({
    orderId: z.string(),
    doubt,
    askedCents: cents.optional(),
    reference: z.string().optional(),
    capturedCents: cents.nullish(),
    refundedCents: cents.nullish(),
    currency: z.string().nullish(),
    product: z.string().nullish(),
    /** The vendor's own status. */
    status: z.string().optional(),
    /** How often the gateway's answers could not be read. */
    failures: z.int().optional(),
  }),
)
export const depositQuarantineRetried = playerEvent(
  "deposit.quarantineRetried",
  z.strictObject({ orderId: z.string(), doubt: doubt.nullable(), operator: z.string() }),
)
export const depositQuarantineClosed = playerEvent(
  "deposit.quarantineClosed",
  z.strictObject({
    orderId: z.string(),
    doubt: doubt.nullable(),
    operator: z.string(),
    isRefunded: z.boolean(),
  }),
)

export const riskFlagCleared = playerEvent(
  "riskFlag.cleared",
  z.strictObject({ flagId: bigintCodec, kind: z.string(), subjectId: z.string(), operator: z.string() }),
)

const step = z.strictObject({
  withdrawalId: z.string(),
  amountCents: cents,
  account: z.string(),
  operator: z.string().optional(),
  reason: reason.optional(),
  wasPaid: z.boolean().optional(),
  sentFrom: z.iso.datetime().optional(),
  isLeaving: z.boolean().optional(),
  purse,
  forfeitsBonus: z.boolean().optional(),
  /** Claimed from a player whose payout arrived after its release, and the part that was missing. */
  claimedCents: cents.optional(),
  missingCents: cents.optional(),
})
/** `stopped`: an approved withdrawal returned to review. */
export const withdrawalRequested = playerEvent("withdrawal.requested", step)
export const withdrawalApproved = playerEvent("withdrawal.approved", step)
export const withdrawalStopped = playerEvent("withdrawal.stopped", step)
export const withdrawalSent = playerEvent("withdrawal.sent", step)
export const withdrawalReceived = playerEvent("withdrawal.received", step)
export const withdrawalRejected = playerEvent("withdrawal.rejected", step)
export const withdrawalFailed = playerEvent("withdrawal.failed", step)

export const leavingAccountWanted = playerEvent(
  "leaving.accountWanted",
  z.strictObject({ problem: z.enum(["noAccount", "notOwn", "failed"]), amountCents: cents }),
)
export const leavingAccountNamed = playerEvent(
  "leaving.accountNamed",
  z.strictObject({ account: z.string(), operator: z.string() }),
)

const account = { accountId: z.string(), account: z.string() }
export const payoutAccountAdded = playerEvent(
  "payoutAccount.added",
  z.strictObject({ ...account, until: z.iso.datetime() }),
)
export const payoutAccountRemoved = playerEvent(
  "payoutAccount.removed",
  z.strictObject({ ...account, operator: z.string().optional() }),
)

const disputes = {
  paidAfterRelease: "paidAfterRelease",
  paidUnapproved: "paidUnapproved",
  rejectedAfterPaid: "rejectedAfterPaid",
  refusedInDoubt: "refusedInDoubt",
  unknownAtBank: "unknownAtBank",
} as const satisfies { [D in Dispute]: D }
/** Our records and the bank contradict each other; nothing moves until an operator decides. */
export const withdrawalDisputed = playerEvent(
  "withdrawal.disputed",
  z.strictObject({
    withdrawalId: z.string(),
    status: z.enum(payments.withdrawalStatuses),
    dispute: z.enum(disputes).optional(),
    bankStatus: z.string().optional(),
    code: z.string().nullish(),
  }),
)
export const withdrawalDisputeSettled = playerEvent(
  "withdrawal.disputeSettled",
  z.strictObject({
    withdrawalId: z.string(),
    dispute: z.enum(disputes),
    verdict: z.enum(["paid", "notPaid"]),
    operator: z.string(),
  }),
)
