import { eurosOf, type payments, type ReplyOf } from "@elite/contract"
import encodeQR from "qr"
import { isCaptureInDoubt, isLaterStatus } from "../deposits/rules.ts"
import type { DepositRow } from "../deposits/store.ts"
import { purseField } from "../purses/purses.ts"
import type { Step } from "../store.ts"
import { maskedAccount } from "../withdrawals/rules.ts"
import type { WithdrawalRow } from "../withdrawals/store.ts"

type TransactionReply = payments.Transaction

const euros = (cents: bigint | null): number | null => (cents === null ? null : eurosOf(Number(cents)))

const toTransactionReply = (row: DepositRow | WithdrawalRow, steps: readonly Step[]) => ({
  transactionId: row.id,
  status: row.status,
  amount: eurosOf(Number(row.amount_cents)),
  currencyCode: "EUR" as const,
  ...purseField(row.purse),
  balanceBefore: euros(row.balance_before_cents),
  balanceAfter: euros(row.balance_after_cents),
  method: row.method,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  reason: row.reason,
  steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
})

function toQrReply(row: DepositRow, now: Date): Pick<ReplyOf<typeof payments.hiPayResponse>, "qr"> {
  const { qr_code: qrCode, forward_url: forwardUrl, page_expires_at: expiresAt } = row
  if (qrCode === null || forwardUrl === null || expiresAt === null) return {}
  if (isLaterStatus(row.status, "pending") || isCaptureInDoubt(row) || expiresAt <= now) return {}
  const svg = Buffer.from(encodeQR(qrCode, "svg", { ecc: "medium" })).toString("base64")
  const picture = `data:image/svg+xml;base64,${svg}`
  return { qr: { qrCode, picture, forwardUrl, expiresAt: expiresAt.toISOString() } }
}

export const toOrderReply = (row: DepositRow, now: Date): ReplyOf<typeof payments.hiPayResponse> => ({
  orderId: row.id,
  status: row.status,
  amount: eurosOf(Number(row.amount_cents)),
  method: row.method,
  ...toQrReply(row, now),
  ...purseField(row.purse),
  ...(row.wants_bonus && { joiningBonus: true as const }),
  reason: row.reason,
  ...(row.quarantined_at !== null &&
    isCaptureInDoubt(row) &&
    !isLaterStatus(row.status, "pending") && { inReview: true as const }),
})

export const toDepositReply = (row: DepositRow, steps: readonly Step[]): TransactionReply => ({
  ...toTransactionReply(row, steps),
  type: "deposit",
  account: null,
})

const isUnsent = ({ status, order_attempts }: WithdrawalRow) =>
  order_attempts === 0 && (status === "requested" || status === "checking" || status === "approved")

/** `waitingUntil`: when each new account becomes usable, by IBAN. */
export function toWithdrawalReply(
  row: WithdrawalRow,
  steps: readonly Step[],
  waitingUntil: ReadonlyMap<string, Date>,
): TransactionReply {
  const sentFrom = isUnsent(row) && row.iban !== null ? waitingUntil.get(row.iban) : undefined
  return {
    ...toTransactionReply(row, steps),
    type: "withdrawal",
    account: maskedAccount(row),
    ...(sentFrom && { sentFrom: sentFrom.toISOString() }),
  }
}
