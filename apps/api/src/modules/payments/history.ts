import { eurosOf, type payments } from "@elite/contract"
import { brusselsDate, brusselsDay } from "../../kernel/calendar.ts"
import { Failure } from "../../kernel/failure.ts"
import type { DepositRow } from "./deposits/store.ts"
import { maskedIban } from "./withdrawals/rules.ts"
import type { WithdrawalRow } from "./withdrawals/store.ts"

const yearBefore = (day: string): string => {
  const [year = "", rest = ""] = [day.slice(0, 4), day.slice(4)]
  return `${Number(year) - 1}${rest === "-02-29" ? "-02-28" : rest}`
}

/** Half-open: from the first instant up to, and without, the last. */
export type Range = { from: Date; until: Date }

/**
 * The instants of a range of Belgian calendar days, both included. Without dates: the last year. Refuses with
 * BadInput where it ends before it begins or spans more than a year.
 */
export function rangeOf(
  asked: { startDate?: string | undefined; endDate?: string | undefined },
  now: Date,
): Range {
  const endDate = asked.endDate ?? brusselsDate(now)
  const startDate = asked.startDate ?? yearBefore(endDate)
  if (startDate > endDate)
    throw new Failure("BadInputErrorType", {}, { fields: { startDate: "after endDate" } })
  if (startDate < yearBefore(endDate))
    throw new Failure("BadInputErrorType", {}, { fields: { startDate: "more than a year before endDate" } })
  return { from: brusselsDay(startDate).from, until: brusselsDay(endDate).until }
}

export type Step = { status: string; at: Date }
type Shown = payments.Transaction

const euros = (cents: bigint | null): number | null => (cents === null ? null : eurosOf(Number(cents)))
const steps = (taken: readonly Step[]) => taken.map(({ status, at }) => ({ status, at: at.toISOString() }))

export function shownDeposit(row: DepositRow, taken: readonly Step[]): Shown {
  return {
    transactionId: row.id,
    type: "deposit",
    status: row.status,
    amount: eurosOf(Number(row.amount_cents)),
    currencyCode: "EUR",
    balanceBefore: euros(row.balance_before_cents),
    balanceAfter: euros(row.balance_after_cents),
    method: row.method,
    account: null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    reason: row.reason,
    steps: steps(taken),
  }
}

export function shownWithdrawal(row: WithdrawalRow, taken: readonly Step[]): Shown {
  return {
    transactionId: row.id,
    type: "withdrawal",
    status: row.status,
    amount: eurosOf(Number(row.amount_cents)),
    currencyCode: "EUR",
    balanceBefore: euros(row.balance_before_cents),
    balanceAfter: euros(row.balance_after_cents),
    method: row.method,
    account: maskedIban(row.iban),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    reason: row.reason,
    steps: steps(taken),
  }
}
