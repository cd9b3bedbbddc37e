import type { payments } from "@elite/contract"
import { maskedIban } from "../accounts/iban.ts"
import { maskedWallet } from "../methods/rules.ts"
import type { PayeeCheck, PayoutReport } from "../ports.ts"
import type { Reason } from "../reasons.ts"

type Status = payments.WithdrawalStatus

/** SEPA credit transfers take at most 70 characters (ISO 20022 as in EPC125-05). */
const payeeNameLength = 70

export const toPayeeName = (name: string): string => [...name].slice(0, payeeNameLength).join("").trimEnd()

export const maskedAccount = (row: { iban: string | null; wallet_account: string | null }): string =>
  row.iban === null ? maskedWallet(row.wallet_account ?? "") : maskedIban(row.iban)

export type ReviewThresholds = { operatorFromCents: number; twoOperatorsFromCents: number }

/**
 * How many operators must approve: none below the first threshold, two above the second, and at least one where the
 * bank reports a close match or the player is flagged. Splitting a sum does not help: the first threshold counts the
 * last day, the second the review window.
 */
export function approvalsNeeded(
  withdrawal: {
    amountCents: number
    earlierCents: number
    windowCents: number
    /** Null for a wallet, which the player has paid in from. */
    payeeCheck: PayeeCheck | null
    isFlagged: boolean
    isAlwaysReviewed: boolean
  },
  thresholds: ReviewThresholds,
): 0 | 1 | 2 {
  const { amountCents, earlierCents, windowCents, payeeCheck, isFlagged, isAlwaysReviewed } = withdrawal
  if (amountCents + windowCents > thresholds.twoOperatorsFromCents) return 2
  const isPlain = (payeeCheck === "MATCH" || payeeCheck === null) && !isFlagged && !isAlwaysReviewed
  return amountCents + earlierCents < thresholds.operatorFromCents && isPlain ? 0 : 1
}

export type FailedBy = "refused" | "rejected" | "returned"

export type Dispute =
  /** The money had been released, and the bank paid it. */
  | "paidAfterRelease"
  /** The bank reports a payout that was not approved. */
  | "paidUnapproved"
  /** The bank rejects a payout that it had reported as paid. */
  | "rejectedAfterPaid"
  /** A repeated order was refused and the first one is unknown: it may have been paid. */
  | "refusedInDoubt"
  /** The bank does not know a payout that it had accepted. */
  | "unknownAtBank"

export type PayoutDecision =
  | { kind: "nothing" }
  | { kind: "sent" }
  | { kind: "received" }
  | { kind: "failed"; reason: Reason; by: FailedBy }
  | { kind: "returned"; reason: Reason }
  | { kind: "disputed"; dispute: Dispute }

const reasons: Record<string, Reason> = {
  AC01: "ibanUnknown",
  AC04: "accountClosed",
  AG01: "accountNotAllowed",
  MD07: "accountNotAllowed",
}

export const toPayoutReason = (code: string | null): Reason => reasons[code ?? ""] ?? "bankRefused"

export type Verdict = "paid" | "notPaid"

/** The verdict of a bank report that settles the dispute; one that contradicts an earlier report never does. */
export function toVerdict(dispute: Dispute, status: PayoutReport["status"]): Verdict | undefined {
  switch (dispute) {
    case "refusedInDoubt":
    case "unknownAtBank":
      if (status === "settled") return "paid"
      return status === "rejected" || status === "returned" ? "notPaid" : undefined
    // The money returned from the other bank, as our ledger says.
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
  // A return that overtook the settlement is consistent; after any other end the money has left twice.
  if (status === "failed") return failedBy === "returned" ? nothing : disputed("paidAfterRelease")
  return disputed(status === "rejected" ? "paidAfterRelease" : "paidUnapproved")
}

/**
 * Decides what a bank report does to a withdrawal. Reports count only after the approval. A received withdrawal
 * changes only by a return; a payment after the release is always disputed.
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
  // It was neither approved nor paid; an operator should know why the bank reports it.
  return disputed("paidUnapproved")
}
