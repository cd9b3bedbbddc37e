import type { Language, payments } from "@elite/contract"
import type { Reads } from "../../kernel/transaction.ts"

/** How the money on a card is funded. Only `credit` and, on cards, `unknown` are refused: play may not be funded by credit. */
export type Funding = "debit" | "prepaid" | "credit" | "unknown"

/** What the gateway says of one transaction at one moment, whichever way it reached us. */
export type GatewayReport = {
  /** Our order. */
  readonly orderId: string
  /** The gateway's own name for the transaction. */
  readonly reference: string
  readonly attemptId: string
  /** HiPay's numeric status. */
  readonly status: number
  readonly currency: string
  /** Captured so far; null where the report does not say. */
  readonly capturedCents: number | null
  /** Refunded so far; null where the report does not say. */
  readonly refundedCents: number | null
  readonly product: string
  readonly funding: Funding
  /** The same for the same card, and says no number; only where the report shows enough of the card. */
  readonly cardMark?: string
  /** The acquirer's reason code of a failure, empty where there is none. */
  readonly reasonCode: string
}

export type HostedPage = {
  readonly orderId: string
  readonly amountCents: number
  readonly method: payments.DepositMethod
  readonly language: Language
  /** Who the player pays, as the page shows it. */
  readonly merchantName: string
  /** Where the browser goes afterwards: a hint for the player, never proof of payment. */
  readonly successUrl: string
  readonly failureUrl: string
  readonly notifyUrl: string
  readonly timeToPaySeconds: number
  readonly player: {
    readonly id: bigint
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly address: string
  }
}

/** `forged`: the signature of a notification is wrong; `unreadable`: it is genuine and has no form that we know. */
export type ReadNotification<Report> =
  | { kind: "report"; report: Report }
  | { kind: "forged" }
  | { kind: "unreadable" }

/** The gateway answered, but not as itself: it fails, is overloaded, or does not know us. It says nothing of an order. */
export class GatewayAway extends Error {
  override readonly name = "GatewayAway"
}

/** The payment gateway that deposits go through. Every call may throw: then nothing is known of its effect. */
export type HostedPayments = {
  /** Opens the page on which the player pays and answers its address. */
  open(page: HostedPage): Promise<string>
  /** Reads a notification from its exact bytes. */
  readNotification(body: Buffer, signature: string | undefined): ReadNotification<GatewayReport>
  /**
   * Asks for every transaction of an order; none for an order nobody has tried to pay. Throws GatewayAway where the
   * failure is not known to lie in this order.
   */
  lookUp(orderId: string): Promise<GatewayReport[]>
  /**
   * Sends captured money back, once per operation id. `refused`: the gateway will not do it, and trying
   * again will not change that.
   */
  refund(refund: {
    reference: string
    amountCents: number
    operationId: string
  }): Promise<"asked" | "refused">
}

export type PayeeCheck = "MATCH" | "CLOSE_MATCH" | "NO_MATCH" | "NOT_AVAILABLE"

export type PayoutOrder = {
  /** Our withdrawal: the bank pays once per id. */
  readonly endToEndId: string
  readonly iban: string
  readonly name: string
  readonly amountCents: number
  readonly remittance: string
}

/** How a payout stands at the bank; `code` is the ISO 20022 reason of a refusal, e.g. AC04. */
export type PayoutReport = {
  readonly endToEndId: string
  readonly status: "accepted" | "settled" | "rejected" | "returned"
  readonly code: string | null
}

/**
 * What the bank answers to an order. `refused`: it did not take this very order on, with the ISO 20022 code of
 * why; that says nothing of an order sent before. `known`: it calls the order a duplicate, so it has one.
 */
export type PayoutAnswer =
  | { readonly kind: "report"; readonly report: PayoutReport }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "known" }

/** The bank that pays withdrawals. Every call may throw: then nothing is known of its effect. */
export type BankPayouts = {
  /** Whether an account is in this name: Verification of Payee, Regulation (EU) 2024/886. */
  verifyPayee(payee: { iban: string; name: string }): Promise<PayeeCheck>
  /** Orders a payout, once per end-to-end id. */
  create(order: PayoutOrder): Promise<PayoutAnswer>
  /** Asks how a payout stands; undefined for one the bank does not know. */
  status(endToEndId: string): Promise<PayoutReport | undefined>
  /** Reads a notification from its exact bytes. */
  readNotification(body: Buffer, signature: string | undefined): ReadNotification<PayoutReport>
}

/** Whether the sports book takes bets, and so deposits: its noun stands beside this one. */
export type IsSportsBookOpen = (from: Reads) => Promise<boolean>

/** Whether a player's next deposit can bring the joining bonus. The bonuses module answers; it depends on this one. */
export type IsJoiningBonusOffered = (from: Reads, playerId: bigint) => Promise<boolean>
