import {
  declarePersonalData,
  declareWithheldData,
  type PersonalDataTable,
} from "../../platform/privacy/personalData.ts"

const watch = "withheld, because a player who knew what is monitored could evade it"
const doubt = "how a discrepancy of a payment is resolved"
const lookUp = "when and how we asked the payment service, for our internal processing"
const ownDeposits = "t.subject_id in (select d.id from payments.deposit d where d.player_id = $1"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("payments.deposit", {
    gives:
      "created_at id purse amount_cents method provider wants_bonus status reason reference payer_account credited_at balance_before_cents balance_after_cents taken_back_cents updated_at",
    keeps: {
      doubt,
      doubt_cents: doubt,
      doubt_reference: doubt,
      seen_doubt: doubt,
      quarantined_at: doubt,
      look_up_failures: lookUp,
      looked_up_at: lookUp,
      next_look_up_at: lookUp,
      unreadable_answers: lookUp,
      page_asked_at: lookUp,
      card_mark: "a hash that identifies a card without its number",
      vendor_reference: "an identifier of the payment service, for our internal processing",
      qr_code: "a secret: whoever has it can continue the payment",
      page_expires_at: "until when the page could be paid on, for our internal processing",
      forward_url: "a secret: whoever has it can continue the payment",
    },
  }),
  declarePersonalData("payments.refused_deposit", { gives: "at amount_cents" }),
  declarePersonalData("payments.withdrawal", {
    gives:
      "created_at id purse amount_cents method provider iban wallet_account holder_name payee_check status reason failed_by hand_reference claimed_cents balance_before_cents balance_after_cents updated_at",
    keeps: {
      approvals_needed: watch,
      review_from: watch,
      dispute: doubt,
      disputed_at: doubt,
      followed_at: "when we asked the bank, for our internal processing",
      order_attempts: "how often we asked the bank, for our internal processing",
      request_key: "a technical key against duplicate requests",
    },
  }),
  declarePersonalData("payments.payout_account", {
    gives: "added_at iban usable_from removed_at",
    keeps: { id: "an internal identifier" },
  }),
  declarePersonalData("payments.leaving", {
    gives: "since iban problem failed_withdrawal",
    keeps: { looked_at: "when we looked whether it could be paid, for our internal processing" },
  }),
  declarePersonalData("payments.step", {
    of: `${ownDeposits} union all select w.id from payments.withdrawal w where w.player_id = $1)`,
    gives: "at subject_id status",
    keeps: { n: "an internal identifier", by_operator: "names another person" },
  }),
  declareWithheldData(
    "payments.approval",
    "t.withdrawal_id in (select w.id from payments.withdrawal w where w.player_id = $1)",
    "at operator withdrawal_id",
    "names other persons, and says what is reviewed twice",
  ),
  declareWithheldData("payments.risk_flag", "player_id", "id kind subject_id raised_at cleared_at", watch),
]
