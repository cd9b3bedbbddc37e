import { eurosOf, type payments } from "@elite/contract"
import type { DepositRow } from "./deposits/store.ts"
import { maskedIban } from "./withdrawals/rules.ts"
import type { WithdrawalRow } from "./withdrawals/store.ts"

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
