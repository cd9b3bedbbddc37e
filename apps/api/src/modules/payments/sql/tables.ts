// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type PaymentsApproval = {
  at: Date
  operator: string
  withdrawal_id: string
}

type PaymentsConfiguredProvider = {
  direction: "deposit" | "withdraw"
  provider: string
}

type PaymentsDeposit = {
  amount_cents: bigint
  balance_after_cents: bigint | null
  balance_before_cents: bigint | null
  card_mark: string | null
  created_at: Date
  credited_at: Date | null
  doubt: string | null
  doubt_cents: bigint | null
  doubt_reference: string | null
  forward_url: string | null
  id: string
  look_up_failures: Generated<number>
  looked_up_at: Date | null
  method: "bancontact_qr" | "payconiq" | "visa" | "mastercard" | "cb" | "paysafeCard" | "skrill" | "neteller"
  next_look_up_at: Date | null
  page_asked_at: Date | null
  page_expires_at: Date | null
  payer_account: string | null
  player_id: bigint
  provider: Generated<"hipay" | "bancontact" | "paysafecard" | "neteller" | "skrill">
  purse: Generated<"cash" | "sports">
  qr_code: string | null
  quarantined_at: Date | null
  reason: string | null
  reference: string | null
  seen_doubt: string | null
  status: "created" | "pending" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "chargedBack"
  taken_back_cents: bigint | null
  unreadable_answers: Generated<number>
  updated_at: Date
  vendor_reference: string | null
  wants_bonus: Generated<boolean>
}

type PaymentsGatewayAway = {
  gateway: string
  since: Date
}

type PaymentsLeaving = {
  failed_withdrawal: string | null
  iban: string | null
  looked_at: Date
  player_id: bigint
  problem: "noAccount" | "notOwn" | "failed" | null
  since: Date
}

type PaymentsPayoutAccount = {
  added_at: Date
  iban: string
  id: string
  player_id: bigint
  removed_at: Date | null
  usable_from: Date
}

type PaymentsRefusedDeposit = {
  amount_cents: bigint
  at: Date
  player_id: bigint
}

type PaymentsRiskFlag = {
  cleared_at: Date | null
  id: Generated<bigint>
  kind: string
  player_id: bigint
  raised_at: Date
  subject_id: string
}

type PaymentsStep = {
  at: Date
  by_operator: string | null
  n: Generated<bigint>
  status: string
  subject_id: string
}

type PaymentsWithdrawal = {
  amount_cents: bigint
  approvals_needed: number
  balance_after_cents: bigint
  balance_before_cents: bigint
  claimed_cents: bigint | null
  created_at: Date
  dispute: "paidAfterRelease" | "paidUnapproved" | "rejectedAfterPaid" | "refusedInDoubt" | "unknownAtBank" | null
  disputed_at: Date | null
  failed_by: "refused" | "rejected" | "returned" | null
  followed_at: Date
  hand_reference: string | null
  holder_name: string
  iban: string | null
  id: string
  method: "bnp" | "manualWithdraw" | "skrill" | "neteller" | "paysafeCard"
  order_attempts: Generated<number>
  payee_check: "MATCH" | "CLOSE_MATCH" | null
  player_id: bigint
  provider: Generated<"bank" | "hand" | "paysafecard" | "neteller" | "skrill">
  purse: Generated<"cash" | "sports">
  reason: string | null
  request_key: string | null
  review_from: Date | null
  status: "requested" | "checking" | "approved" | "sent" | "received" | "rejected" | "failed"
  updated_at: Date
  wallet_account: string | null
}

export type Tables = {
  "payments.approval": PaymentsApproval
  "payments.configured_provider": PaymentsConfiguredProvider
  "payments.deposit": PaymentsDeposit
  "payments.gateway_away": PaymentsGatewayAway
  "payments.leaving": PaymentsLeaving
  "payments.payout_account": PaymentsPayoutAccount
  "payments.refused_deposit": PaymentsRefusedDeposit
  "payments.risk_flag": PaymentsRiskFlag
  "payments.step": PaymentsStep
  "payments.withdrawal": PaymentsWithdrawal
}
