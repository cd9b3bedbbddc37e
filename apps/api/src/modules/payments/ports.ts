import type { Language, payments } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import type { PayInAccount } from "../wallet/index.ts"
import type { Reason } from "./reasons.ts"

export type { Reason }

/** How the money of a payment is funded. Play may not be funded by credit. */
export type Funding = "debit" | "prepaid" | "credit" | "unknown"

/** What a report means for an order. `noted` is kept and decides nothing. */
export type PaymentEvent =
  | "pending"
  /** The player has paid and the vendor holds the money until it is captured. */
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

/** What a vendor says of one transaction at one moment, in a notification or a look-up. */
export type PaymentReport = {
  /** Our order. */
  readonly orderId: string
  /** The vendor's own id of the transaction. */
  readonly reference: string
  /** The attempt within the transaction; empty where the vendor counts none. */
  readonly attemptId: string
  readonly event: PaymentEvent
  /** The status in the vendor's own words. */
  readonly vendorStatus: string
  readonly currency: string
  /** Captured so far; null where the report does not say. */
  readonly capturedCents: number | null
  /** Refunded so far; null where the report does not say. */
  readonly refundedCents: number | null
  /** The vendor's name of what was paid with. */
  readonly product: string
  readonly funding: Funding
  /** Equal for the same card, and no card number; only where the report shows enough of the card. */
  readonly cardMark?: string
  /** The wallet account that paid, where a payout may go back to. */
  readonly payerAccount?: string
  /** Why it failed. */
  readonly reason?: Reason
}

export type PayInOrder = {
  readonly orderId: string
  readonly amountCents: number
  readonly method: payments.DepositMethod
  readonly language: Language
  /** Who the player pays, as the page shows it. */
  readonly merchantName: string
  /** Where the browser goes afterwards: a hint for the player, never proof of payment. */
  readonly successUrl: string
  readonly failureUrl: string
  /** Where this vendor sends its notifications. */
  readonly notifyUrl: string
  readonly timeToPaySeconds: number
  readonly player: {
    readonly id: bigint
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    /** YYYY-MM-DD. */
    readonly birthDate: string
    /** The network address. */
    readonly address: string
  }
}

/** Whose a wallet account must be for its money to be taken or paid. */
export type WalletOwner = Pick<PayInOrder["player"], "id" | "firstName" | "lastName" | "birthDate">

export type OpenedPayIn = {
  readonly forwardUrl: string
  /** The text of the QR code, where the player may scan one. */
  readonly qrCode?: string
  /** The vendor's own id of the payment, kept on the order and given to every later call. */
  readonly reference?: string
  /** When the vendor's page ends, where that is earlier than the order's own end. */
  readonly expiresAt?: Date
}

/** Headers of a notification by their lower-case names. */
export type NotificationHeaders = Readonly<Record<string, string | undefined>>

/** `forged`: the signature of a notification is wrong; `unreadable`: it is genuine and has no form that we know. */
export type ReadNotification<Report> =
  | { kind: "report"; report: Report }
  | { kind: "forged" }
  | { kind: "unreadable" }

/** The vendor answered, but not as itself: it fails, is overloaded, or does not know us. It says nothing of an order. */
export class GatewayUnavailable extends Error {
  override readonly name = "GatewayAway"
}

/** A vendor that deposits go through. Every call may throw: then nothing is known of its effect. */
export type PayInProvider = PayInCalls & PayInRefunds

/** How a vendor refunds, if it does. */
export type PayInRefunds = RefundsAtOnce | RefundsLater | { refund?: undefined; refundStatus?: undefined }

/** What every vendor of deposits is asked. */
export type PayInCalls = {
  /** Opens the page on which the player pays. */
  open(order: PayInOrder): Promise<OpenedPayIn>
  /** Reads a notification from its exact bytes and headers; may ask the vendor where the notification has no status. */
  readNotification(
    body: Buffer,
    headers: NotificationHeaders,
  ): ReadNotification<PaymentReport> | Promise<ReadNotification<PaymentReport>>
  /**
   * Asks for every transaction of an order; none for an order nobody has tried to pay. `reference` is what `open` answered.
   * Throws GatewayAway where the failure is not known to lie in this order.
   */
  lookUp(order: { orderId: string; reference?: string }): Promise<PaymentReport[]>
  /** Takes the authorised money, once per order. Only for vendors that pay in two steps. */
  capture?(order: {
    orderId: string
    reference: string
    amountCents: number
    player: WalletOwner
  }): Promise<PaymentReport>
  /** Our public keys, a JWK set that the vendor reads at an address of ours. */
  readonly publicKeys?: { readonly keys: readonly object[] }
}

export type RefundOfPayment = {
  readonly reference: string
  readonly amountCents: number
  /** The vendor makes a refund once per operation id. */
  readonly operationId: string
}
/** What a vendor answers to a refund. `refused`: it will not do it, and trying again will not change that. */
export type RefundAnswer = "asked" | "refused"
/** The vendor makes the refund later, by this id of its own. */
export type PendingAnswer = { readonly pending: string }
export type RefundStatus = "made" | "pending" | "refused"

/** A vendor that makes each refund at once, or reports by itself how it ended. */
export type RefundsAtOnce = {
  /** Sends captured money back. */
  refund(refund: RefundOfPayment): Promise<RefundAnswer>
  refundStatus?: undefined
}
/** A vendor that may make a refund later: it has to be asked how the refund ended. */
export type RefundsLater = {
  /** Sends captured money back. */
  refund(refund: RefundOfPayment): Promise<RefundAnswer | PendingAnswer>
  /** Asks how a refund stands that the vendor answered as pending. */
  refundStatus(refund: { reference: string; refundId: string }): Promise<RefundStatus>
}

export type PayeeCheck = "MATCH" | "CLOSE_MATCH" | "NO_MATCH" | "NOT_AVAILABLE"

export type PayOutOrder = {
  /** Our withdrawal: the provider pays once per id. */
  readonly endToEndId: string
  /** The IBAN, or the account of the wallet. */
  readonly account: string
  readonly name: string
  readonly amountCents: number
  readonly remittance: string
  /** Whose the account of a wallet must be; not there for a bank account. */
  readonly player?: WalletOwner
}

/** The state of a payout at its provider; `code` is its reason of a refusal, at the bank an ISO 20022 one, e.g. AC04. */
export type PayoutReport = {
  readonly endToEndId: string
  readonly status: "accepted" | "settled" | "rejected" | "returned"
  readonly code: string | null
}

/**
 * What a provider answers to an order. `refused`: it did not take this very order on, with its code of
 * why; that says nothing of an order sent before. `known`: it calls the order a duplicate, so it has one.
 */
export type PayoutAnswer =
  | { readonly kind: "report"; readonly report: PayoutReport }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "known" }

/** A provider that withdrawals go through. Every call may throw: then nothing is known of its effect. */
export type PayOutProvider = {
  /** Orders a payout, once per end-to-end id. */
  create(order: PayOutOrder): Promise<PayoutAnswer>
  /** Asks how a payout stands; undefined for one the provider does not know. */
  status(endToEndId: string): Promise<PayoutReport | undefined>
  /** Reads a notification from its exact bytes and headers. */
  readNotification(
    body: Buffer,
    headers: NotificationHeaders,
  ): ReadNotification<PayoutReport> | Promise<ReadNotification<PayoutReport>>
}

/** The house bank, which also says whose an account is. */
export type BankPayouts = PayOutProvider & {
  /** Whether an account is in this name: Verification of Payee, Regulation (EU) 2024/886. */
  verifyPayee(payee: { iban: string; name: string }): Promise<PayeeCheck>
}

/** The providers of deposits, by the name that orders keep. */
export type PayInName = PayInAccount
/** The providers of withdrawals: the house bank, an operator's hand, and the wallets. */
export type WalletName = "paysafecard" | "neteller" | "skrill"
export type PayOutName = "bank" | "hand" | WalletName

/** The providers that are configured; the methods of the others are not offered. */
export type PayIns = Readonly<Partial<Record<PayInName, PayInProvider>>>
export type PayOuts = { readonly bank: BankPayouts } & Readonly<Partial<Record<WalletName, PayOutProvider>>>

/** Whether the sports book takes bets, and so deposits: its noun stands beside this one. */
export type IsSportsBookOpen = (from: Reads) => Promise<boolean>

/** Whether a player's next deposit can bring the joining bonus. The bonuses module answers; it depends on this one. */
export type IsJoiningBonusOffered = (from: Reads, playerId: bigint) => Promise<boolean>
