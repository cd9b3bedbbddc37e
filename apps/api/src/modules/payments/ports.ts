import type { Language, payments } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import type { PayInAccount } from "../wallet/index.ts"
import type { Reason } from "./reasons.ts"

export type { Reason }

/** How a payment is funded. Play may not be funded by credit. */
export type Funding = "debit" | "prepaid" | "credit" | "unknown"

/** `noted` is recorded and decides nothing. */
export type PaymentEvent =
  | "pending"
  /** The vendor holds the money until it is captured. */
  | "authorized"
  | "expired"
  | "cancelled"
  | "failed"
  | "captured"
  | "partlyCaptured"
  | "refunded"
  | "partlyRefunded"
  | "refundRefused"
  | "chargedBack"
  | "noted"

/** What a vendor reports about one transaction, in a notification or a look-up. */
export type PaymentReport = {
  readonly orderId: string
  readonly reference: string
  /** The attempt within the transaction; empty where the vendor has none. */
  readonly attemptId: string
  readonly event: PaymentEvent
  readonly vendorStatus: string
  readonly currency: string
  readonly capturedCents: number | null
  /** Refunded so far; null where the report does not say. */
  readonly refundedCents: number | null
  readonly product: string
  readonly funding: Funding
  /** A fingerprint of the card, not its number; absent where the report shows too little of the card. */
  readonly cardMark?: string
  /** The wallet account that paid; a payout may go back to it. */
  readonly payerAccount?: string
  readonly reason?: Reason
}

export type PayInOrder = {
  readonly orderId: string
  readonly amountCents: number
  readonly method: payments.DepositMethod
  readonly language: Language
  readonly merchantName: string
  /** Where the browser returns to: a hint for the player, never proof of payment. */
  readonly successUrl: string
  readonly failureUrl: string
  readonly notifyUrl: string
  readonly timeToPaySeconds: number
  readonly player: {
    readonly id: bigint
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly birthDate: string
    readonly address: string
  }
}

/** The owner that a wallet account must have. */
export type WalletOwner = Pick<PayInOrder["player"], "id" | "firstName" | "lastName" | "birthDate">

export type OpenedPayIn = {
  readonly forwardUrl: string
  readonly qrCode?: string
  readonly reference?: string
  readonly expiresAt?: Date
}

export type NotificationHeaders = Readonly<Record<string, string | undefined>>

/** `forged`: the signature is wrong; `unreadable`: it is genuine and has an unknown form. */
export type ReadNotification<Report> =
  | { kind: "report"; report: Report }
  | { kind: "forged" }
  | { kind: "unreadable" }

/** The vendor fails, is overloaded or does not accept our credentials. This says nothing about an order. */
export class GatewayUnavailable extends Error {
  override readonly name = "GatewayAway"
}

/** A payment vendor for deposits. Every call may throw: then its effect is unknown. */
export type PayInProvider = PayInCalls & PayInRefunds

export type PayInRefunds =
  | ImmediateRefunds
  | DeferredRefunds
  | { refund?: undefined; refundStatus?: undefined }

export type PayInCalls = {
  open(order: PayInOrder): Promise<OpenedPayIn>
  /** Verifies the exact bytes and headers; may ask the vendor where the notification has no status. */
  readNotification(
    body: Buffer,
    headers: NotificationHeaders,
  ): ReadNotification<PaymentReport> | Promise<ReadNotification<PaymentReport>>
  /** Empty if the player never tried to pay. Throws GatewayUnavailable unless the failure is specific to this order. */
  lookUp(order: { orderId: string; reference?: string }): Promise<PaymentReport[]>
  /** Captures the authorised money, once per order. Only for vendors with two-step payments. */
  capture?(order: {
    orderId: string
    reference: string
    amountCents: number
    player: WalletOwner
  }): Promise<PaymentReport>
  /** Our public keys as a JWK set, which the vendor downloads from us. */
  readonly publicKeys?: { readonly keys: readonly object[] }
}

export type RefundOfPayment = {
  readonly reference: string
  readonly amountCents: number
  /** Idempotency key of the refund. */
  readonly operationId: string
}
/** `refused` is final: a retry would not change it. */
export type RefundAnswer = "accepted" | "refused"
export type PendingAnswer = { readonly pending: string }
export type RefundStatus = "completed" | "pending" | "refused"

/** A vendor that refunds immediately, or reports the outcome itself. */
export type ImmediateRefunds = {
  refund(refund: RefundOfPayment): Promise<RefundAnswer>
  refundStatus?: undefined
}
/** A vendor that may refund later and must be asked for the outcome. */
export type DeferredRefunds = {
  refund(refund: RefundOfPayment): Promise<RefundAnswer | PendingAnswer>
  refundStatus(refund: { reference: string; refundId: string }): Promise<RefundStatus>
}

export type PayeeCheck = "MATCH" | "CLOSE_MATCH" | "NO_MATCH" | "NOT_AVAILABLE"

export type PayOutOrder = {
  readonly endToEndId: string
  readonly account: string
  readonly name: string
  readonly amountCents: number
  readonly remittance: string
  /** The required owner of a wallet account; absent for a bank account. */
  readonly player?: WalletOwner
}

/** `code` is the reason of a refusal; at the bank an ISO 20022 one, e.g. AC04. */
export type PayoutReport = {
  readonly endToEndId: string
  readonly status: "accepted" | "settled" | "rejected" | "returned"
  readonly code: string | null
}

/** `refused` says nothing about an earlier order; `duplicate`: the provider has the payout already. */
export type PayoutAnswer =
  | { readonly kind: "report"; readonly report: PayoutReport }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "duplicate" }

/** A provider of payouts. Every call may throw: then its effect is unknown. */
export type PayOutProvider = {
  /** Orders a payout, once per end-to-end id. */
  create(order: PayOutOrder): Promise<PayoutAnswer>
  /** Undefined for a payout that the provider does not know. */
  status(endToEndId: string): Promise<PayoutReport | undefined>
  readNotification(
    body: Buffer,
    headers: NotificationHeaders,
  ): ReadNotification<PayoutReport> | Promise<ReadNotification<PayoutReport>>
}

export type BankPayouts = PayOutProvider & {
  /** Verification of Payee, Regulation (EU) 2024/886. */
  verifyPayee(payee: { iban: string; name: string }): Promise<PayeeCheck>
}

export type PayInName = PayInAccount
export type WalletName = "paysafecard" | "neteller" | "skrill"
export type PayOutName = "bank" | "hand" | WalletName

export type PayIns = Readonly<Partial<Record<PayInName, PayInProvider>>>
export type PayOuts = { readonly bank: BankPayouts } & Readonly<Partial<Record<WalletName, PayOutProvider>>>

export type IsSportsBookOpen = (from: Reads) => Promise<boolean>

export type IsJoiningBonusOffered = (from: Reads, playerId: bigint) => Promise<boolean>
