import type { payments } from "@elite/contract"
import { electronicFormatIBAN, isValidIBAN } from "ibantools"
import type { PayeeCheck, PayoutReport } from "../ports.ts"

type Status = payments.WithdrawalStatus

/**
 * The electronic form of an IBAN, or undefined where it is not one (ISO 13616; national check digits
 * included, facts/integrations 6.4).
 */
export function readIban(text: string): string | undefined {
  const iban = electronicFormatIBAN(text)
  return iban !== null && isValidIBAN(iban) ? iban : undefined
}

/** An IBAN with country and last four characters readable: BE•• •••• •••• 7034. */
export function maskedIban(iban: string): string {
  const masked = iban.slice(0, 2) + "•".repeat(iban.length - 6) + iban.slice(-4)
  return masked.replaceAll(/(.{4})(?=.)/g, "$1 ")
}

export type ReviewNumbers = { operatorFromCents: number; twoOperatorsFromCents: number }

/**
 * How many operators must look: none under the first amount, two above the second (behaviour section 4), and
 * at least one where the bank knows the name only roughly or the player carries a risk flag. What was withdrawn
 * just before counts towards the first amount: splitting a sum avoids nobody (facts/belgium A10, linked
 * transactions).
 */
export function approvalsNeeded(
  withdrawal: { amountCents: number; earlierCents: number; payeeCheck: PayeeCheck; isFlagged: boolean },
  numbers: ReviewNumbers,
): 0 | 1 | 2 {
  if (withdrawal.amountCents > numbers.twoOperatorsFromCents) return 2
  const isPlain = withdrawal.payeeCheck === "MATCH" && !withdrawal.isFlagged
  const linkedCents = withdrawal.amountCents + withdrawal.earlierCents
  return linkedCents < numbers.operatorFromCents && isPlain ? 0 : 1
}

export type PayoutDecision =
  | { kind: "nothing" }
  | { kind: "sent" }
  | { kind: "received" }
  /** The bank will not pay: the held money goes back to the player. */
  | { kind: "failed"; reason: string }
  /** The money had arrived and came back: it is the player's again. */
  | { kind: "returned"; reason: string }
  /** The bank contradicts itself: a person decides. */
  | { kind: "disputed" }

/** ISO 20022 reasons of a refused or returned credit transfer, as keys of the words paymentReasons. */
const reasons: Record<string, string> = {
  AC01: "ibanUnknown",
  AC04: "accountClosed",
  AG01: "accountNotAllowed",
  MD07: "accountNotAllowed",
}

const reasonOf = ({ code }: PayoutReport): string => reasons[code ?? ""] ?? "bankRefused"

/**
 * What the bank's word does to a withdrawal. It counts only once the payout was approved. Failed is the end;
 * received is left only when the other bank sends the money back.
 */
export function decidePayout(status: Status, report: PayoutReport): PayoutDecision {
  const isUnderWay = status === "approved" || status === "sent"
  switch (report.status) {
    case "accepted":
      return status === "approved" ? { kind: "sent" } : { kind: "nothing" }
    case "settled":
      if (isUnderWay) return { kind: "received" }
      return status === "received" || status === "failed" ? { kind: "nothing" } : { kind: "disputed" }
    case "rejected":
    case "returned":
      if (isUnderWay) return { kind: "failed", reason: reasonOf(report) }
      if (status === "received" && report.status === "returned")
        return { kind: "returned", reason: reasonOf(report) }
      return status === "failed" ? { kind: "nothing" } : { kind: "disputed" }
  }
}
