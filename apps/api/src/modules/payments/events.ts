import { payments } from "@elite/contract"
import { z } from "zod"
import { bigintCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"
import type { Doubt } from "./deposits/rules.ts"
import { reason } from "./reasons.ts"
import type { Dispute } from "./withdrawals/rules.ts"

const cents = z.int().min(0)
const method = z.enum(payments.depositMethods)

const endedWithoutMoney = z.strictObject({ orderId: z.string(), amountCents: cents, method, reason })
/** A deposit ended without money. */
export const depositFailed = playerEvent("deposit.failed", endedWithoutMoney)
export const depositCancelled = playerEvent("deposit.cancelled", endedWithoutMoney)
export const depositExpired = playerEvent("deposit.expired", endedWithoutMoney)

/** A limit refused a deposit before its order was made; told once in ten minutes at most. */
export const depositRefused = playerEvent("deposit.refused", z.strictObject({ amountCents: cents }))

/** Which purse; left out where it is cash. */
const purse = z.literal("sports").optional()

/** A deposit was credited; `balanceCents` is what its purse holds afterwards, `wantsBonus` that its player asked for a bonus. */
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
  /** Whether it had been credited, so that the player owed it. */
  wasCredited: z.boolean(),
  takenCents: cents,
  missingCents: cents,
  purse,
}
/** A captured payment went back to the player: not credited at all, or taken back as far as there was any. */
export const depositRefunded = playerEvent(
  "deposit.refunded",
  z.strictObject(takenBack).partial({ wasCredited: true, takenCents: true, missingCents: true }),
)
/** The player's bank took a payment back. */
export const depositChargedBack = playerEvent("deposit.chargedBack", z.strictObject(takenBack))

/** An order was paid a second time; that money goes back. */
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
/** What the gateway says of a deposit does not add up: nothing moved, and a person has to look. */
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
/** An operator has an order in quarantine asked about again. */
export const depositQuarantineRetried = playerEvent(
  "deposit.quarantineRetried",
  z.strictObject({ orderId: z.string(), doubt: doubt.nullable(), operator: z.string() }),
)
/** An operator closed an order in quarantine; `isRefunded`: what is in doubt goes back. */
export const depositQuarantineClosed = playerEvent(
  "deposit.quarantineClosed",
  z.strictObject({
    orderId: z.string(),
    doubt: doubt.nullable(),
    operator: z.string(),
    isRefunded: z.boolean(),
  }),
)

/** An operator has looked at why a player was flagged. */
export const riskFlagCleared = playerEvent(
  "riskFlag.cleared",
  z.strictObject({ flagId: bigintCodec, kind: z.string(), subjectId: z.string(), operator: z.string() }),
)

const step = z.strictObject({
  withdrawalId: z.string(),
  amountCents: cents,
  /** The masked account it goes to. */
  account: z.string(),
  operator: z.string().optional(),
  reason: reason.optional(),
  /** The money had arrived before it came back. */
  wasPaid: z.boolean().optional(),
  /** When it is requested: from when it is sent to the bank, where its account is new. */
  sentFrom: z.iso.datetime().optional(),
  /** Made by the house, for somebody who may have no session any more. */
  isLeaving: z.boolean().optional(),
  purse,
  /** The player gives up the bonus that they hold. */
  forfeitsBonus: z.boolean().optional(),
  /** Taken from a player who had got the money back and was paid nevertheless, and what of it was not there. */
  claimedCents: cents.optional(),
  missingCents: cents.optional(),
})
/** A withdrawal took a step. `stopped`: approved, and back before a person. */
export const withdrawalRequested = playerEvent("withdrawal.requested", step)
export const withdrawalApproved = playerEvent("withdrawal.approved", step)
export const withdrawalStopped = playerEvent("withdrawal.stopped", step)
export const withdrawalSent = playerEvent("withdrawal.sent", step)
export const withdrawalReceived = playerEvent("withdrawal.received", step)
export const withdrawalRejected = playerEvent("withdrawal.rejected", step)
export const withdrawalFailed = playerEvent("withdrawal.failed", step)

/** Nobody knows which account the money of somebody who left belongs to: they are written to. */
export const leavingAccountWanted = playerEvent(
  "leaving.accountWanted",
  z.strictObject({ problem: z.enum(["noAccount", "notOwn", "failed"]), amountCents: cents }),
)
/** An operator named the account, masked here. */
export const leavingAccountNamed = playerEvent(
  "leaving.accountNamed",
  z.strictObject({ account: z.string(), operator: z.string() }),
)

const account = { accountId: z.string(), account: z.string() }
/** A player has saved an account, masked here, that can be paid to from an instant on. */
export const payoutAccountAdded = playerEvent(
  "payoutAccount.added",
  z.strictObject({ ...account, until: z.iso.datetime() }),
)
/** A payout account was removed, by its player or by an operator. */
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
/** Our books and the bank's word differ; nothing moves until a person has settled it. */
export const withdrawalDisputed = playerEvent(
  "withdrawal.disputed",
  z.strictObject({
    withdrawalId: z.string(),
    status: z.enum(payments.withdrawalStatuses),
    dispute: z.enum(disputes).optional(),
    bankStatus: z.string().optional(),
    /** The bank's own code. */
    code: z.string().nullish(),
  }),
)
/** A person has read in the bank's statement what became of a disputed payout. */
export const withdrawalDisputeSettled = playerEvent(
  "withdrawal.disputeSettled",
  z.strictObject({
    withdrawalId: z.string(),
    dispute: z.enum(disputes),
    verdict: z.enum(["paid", "notPaid"]),
    operator: z.string(),
  }),
)
