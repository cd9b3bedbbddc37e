import type { payments } from "@elite/contract"
import { maskedIban } from "../accounts/iban.ts"
import { maskedWallet } from "../methods/rules.ts"
import type { PayeeCheck, PayoutReport } from "../ports.ts"
import type { Reason } from "../reasons.ts"

type Status = payments.WithdrawalStatus

/** A payee's name has 70 characters at most in a SEPA credit transfer (ISO 20022 as EPC125-05 uses it). */
const payeeNameLength = 70

/** A payee's name as the bank takes it: cut between characters, never within one. */
export const toPayeeName = (name: string): string => [...name].slice(0, payeeNameLength).join("").trimEnd()

/** The account that a withdrawal goes to, masked. */
export const maskedAccount = (row: { iban: string | null; wallet_account: string | null }): string =>
  row.iban === null ? maskedWallet(row.wallet_account ?? "") : maskedIban(row.iban)

export type ReviewThresholds = { operatorFromCents: number; twoOperatorsFromCents: number }

/**
 * How many operators must look: none under the first amount, two above the second, and at least one where the
 * bank knows the name only roughly or the player carries a risk flag. Splitting a sum avoids nobody: what was
 * withdrawn in the last day counts towards the first amount, what was withdrawn in the review window towards the
 * second.
 */
export function approvalsNeeded(
  withdrawal: {
    amountCents: number
    /** Asked for in the last day and not given back. */
    earlierCents: number
    /** Asked for within the review window and not given back. */
    windowCents: number
    /** What the bank says of the name; null for a wallet, which the player has paid in from. */
    payeeCheck: PayeeCheck | null
    isFlagged: boolean
    /** The method wants an operator whatever the amount is. */
    isAlwaysReviewed: boolean
  },
  numbers: ReviewThresholds,
): 0 | 1 | 2 {
  const { amountCents, earlierCents, windowCents, payeeCheck, isFlagged, isAlwaysReviewed } = withdrawal
  if (amountCents + windowCents > numbers.twoOperatorsFromCents) return 2
  const isPlain = (payeeCheck === "MATCH" || payeeCheck === null) && !isFlagged && !isAlwaysReviewed
  return amountCents + earlierCents < numbers.operatorFromCents && isPlain ? 0 : 1
}

/** By which word of the bank a withdrawal failed: it refused the order, rejected it later, or the money came back. */
export type FailedBy = "refused" | "rejected" | "returned"

/** Why a person must settle a withdrawal with the bank. */
export type Dispute =
  /** Its money was given back to the player, and the bank has paid it. */
  | "paidAfterRelease"
  /** The bank speaks of a payout that nobody approved. */
  | "paidUnapproved"
  /** The bank rejects what it had paid. */
  | "rejectedAfterPaid"
  /** A repeated order was refused and the first one is unknown: it may have been paid. */
  | "refusedInDoubt"
  /** The bank does not know what it had taken on. */
  | "unknownAtBank"

export type PayoutDecision =
  | { kind: "nothing" }
  | { kind: "sent" }
  | { kind: "received" }
  /** The bank will not pay: the held money goes back to the player. */
  | { kind: "failed"; reason: Reason; by: FailedBy }
  /** The money had arrived and came back: it is the player's again. */
  | { kind: "returned"; reason: Reason }
  /** The bank contradicts itself: a person decides. */
  | { kind: "disputed"; dispute: Dispute }

/** ISO 20022 reasons of a refused or returned credit transfer, as keys of the words paymentReasons. */
const reasons: Record<string, Reason> = {
  AC01: "ibanUnknown",
  AC04: "accountClosed",
  AG01: "accountNotAllowed",
  MD07: "accountNotAllowed",
}

/** Why a payout did not arrive, from the code that the bank gives; `bankRefused` where it says nothing we know. */
export const toPayoutReason = (code: string | null): Reason => reasons[code ?? ""] ?? "bankRefused"

/** What a person reads in the bank's statement about a disputed payout: it has the money, or it has not. */
export type Verdict = "paid" | "notPaid"

/**
 * How a dispute ends without a person, where the bank's own word leaves nothing open; undefined where it does not.
 * A word that contradicts an earlier one never ends a dispute.
 */
export function toVerdict(dispute: Dispute, status: PayoutReport["status"]): Verdict | undefined {
  switch (dispute) {
    case "refusedInDoubt":
    case "unknownAtBank":
      if (status === "settled") return "paid"
      return status === "rejected" || status === "returned" ? "notPaid" : undefined
    // The money came back from the other bank: it is where our books say it is.
    case "paidAfterRelease":
    case "rejectedAfterPaid":
      return status === "returned" ? "notPaid" : undefined
    case "paidUnapproved":
      return undefined
  }
}

const nothing: PayoutDecision = { kind: "nothing" }
const disputed = (dispute: Dispute): PayoutDecision => ({ kind: "disputed", dispute })

function decideSettled(status: Status, failedBy: FailedBy | null): PayoutDecision {
  if (status === "approved" || status === "sent") return { kind: "received" }
  if (status === "received") return nothing
  // A return that overtook the arrival says the same; after any other word the money has left twice.
  if (status === "failed") return failedBy === "returned" ? nothing : disputed("paidAfterRelease")
  return disputed(status === "rejected" ? "paidAfterRelease" : "paidUnapproved")
}

/**
 * What the bank's word does to a withdrawal. It counts only once the payout was approved. Received is left only
 * when the other bank sends the money back; a payment after the held money was released is never taken for nothing.
 */
export function decidePayout(
  status: Status,
  report: PayoutReport,
  failedBy: FailedBy | null = null,
): PayoutDecision {
  if (report.status === "accepted") return status === "approved" ? { kind: "sent" } : nothing
  if (report.status === "settled") return decideSettled(status, failedBy)
  const reason = toPayoutReason(report.code)
  if (status === "approved" || status === "sent") return { kind: "failed", reason, by: report.status }
  if (status === "failed") return nothing
  if (status === "received")
    return report.status === "returned" ? { kind: "returned", reason } : disputed("rejectedAfterPaid")
  // Nobody ordered it, and it was not paid either: still a person should know why the bank speaks of it.
  return disputed("paidUnapproved")
}
