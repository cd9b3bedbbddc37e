import { type ByLanguage, eurosOf, maxEuros, type payments, type ReplyOf } from "@elite/contract"
import type { Kernel } from "../../../kernel/module.ts"
import type { Reads } from "../../../kernel/transaction.ts"
import { setting, statutoryDepositLimit } from "../../content/index.ts"
import { isGatewayAway } from "../deposits/store.ts"
import * as settings from "../settings.ts"

type Reply = ReplyOf<typeof payments.getActivePaymentMethods>

const atOnce: ByLanguage = { en: "Immediately", fr: "Immédiat", nl: "Onmiddellijk" }
const bankDays: ByLanguage = {
  en: "1 to 2 working days",
  fr: "1 à 2 jours ouvrables",
  nl: "1 à 2 werkdagen",
}

/**
 * Card names say debit: credit cards may not fund play. `key` is the switch of the
 * specification (section 6).
 */
const deposits: Record<payments.DepositMethod, { key: string; name: ByLanguage }> = {
  bancontact: { key: "bancontact_qr", name: { en: "Bancontact", fr: "Bancontact", nl: "Bancontact" } },
  visa: { key: "visa", name: { en: "Visa Debit", fr: "Visa Debit", nl: "Visa Debit" } },
  mastercard: {
    key: "mastercard",
    name: { en: "Debit Mastercard", fr: "Debit Mastercard", nl: "Debit Mastercard" },
  },
}
const bankTransfer = {
  key: "manualWithdraw",
  name: { en: "Bank transfer", fr: "Virement bancaire", nl: "Bankoverschrijving" },
} as const

const iconOf = (code: string) => `/media/payment/${code}.svg`

/** Whether deposits by this method are switched on. */
export async function isDepositMethodOn(from: Reads, method: payments.DepositMethod): Promise<boolean> {
  const { allDeposits, deposit } = await setting(from, settings.paymentMethods)
  return allDeposits && deposit[deposits[method].key] === true
}

/** Whether withdrawals by bank transfer are switched on. */
export async function isBankTransferOn(from: Reads): Promise<boolean> {
  const { allWithdrawals, withdraw } = await setting(from, settings.paymentMethods)
  return allWithdrawals && withdraw[bankTransfer.key] === true
}

/**
 * The methods that are switched on. The most a deposit may be is the statutory weekly limit: what a player has
 * left of their own is for `get-limits` to say. Deposits are away while the gateway does not answer: the form stays, and
 * whoever tries finds out whether it does.
 */
export async function activeMethods(from: Reads, mediaUrl: Kernel["mediaUrl"]): Promise<Reply> {
  const { minimumCents } = await setting(from, settings.deposit)
  const { limitCents } = await setting(from, statutoryDepositLimit)
  const withdrawal = await setting(from, settings.withdrawal)
  const listed: Reply["paymentMethods"] = []
  for (const method of Object.keys(deposits) as payments.DepositMethod[]) {
    if (!(await isDepositMethodOn(from, method))) continue
    const terms = { min: eurosOf(minimumCents), max: eurosOf(limitCents), fee: 0, time: atOnce }
    listed.push({
      code: method,
      name: deposits[method].name,
      iconUrl: mediaUrl(iconOf(method)),
      deposit: terms,
      withdraw: null,
    })
  }
  if (await isBankTransferOn(from)) {
    const terms = { min: eurosOf(withdrawal.minimumCents), max: maxEuros, fee: 0, time: bankDays }
    listed.push({
      code: "bankTransfer",
      name: bankTransfer.name,
      iconUrl: mediaUrl(iconOf("bankTransfer")),
      deposit: null,
      withdraw: terms,
    })
  }
  return { paymentMethods: listed, areDepositsAway: await isGatewayAway(from) }
}
