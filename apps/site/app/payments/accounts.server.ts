import { payments, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { redirect } from "react-router"
import { stepUpErrorFields, stepUpIfSubmitted } from "../account/stepUp.server.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import type { Api } from "../visit.server.ts"
import { stripIban } from "./iban.ts"

export type SavedAccounts = ReplyOf<typeof payments.getPayoutAccounts>

const errorFields = {
  ...stepUpErrorFields,
  IbanInvalidErrorType: "iban",
  IbanOutsideSepaErrorType: "iban",
  IbanNotOwnErrorType: "iban",
  PayoutAccountsFullErrorType: "iban",
} as const

/** Saves an account and redirects with a notice that says from when it can be used. */
export async function addAccount(api: Api, form: FormData): Promise<FormRefusal | Response> {
  const t = translate(api.language, "withdraw")
  const iban = stripIban(readText(form, "iban"))
  if (!iban) return invalidForm(form, { iban: t("ibanMissing") })
  try {
    await stepUpIfSubmitted(api, form)
    const { payoutAccount } = await api.call(payments.addPayoutAccount, { iban })
    const { account, usableFrom } = payoutAccount
    const until = usableFrom && formatsOf(api.language).dateTime(usableFrom)
    const text = until ? t("accounts.added", { account, until }) : t("accounts.addedReady", { account })
    api.notice({ kind: "success", text })
  } catch (problem) {
    return toFormRefusal(problem, form, errorFields)
  }
  return redirect(href("withdrawals", api.language))
}

/** Whether an account is still saved: it may have been removed in another window. A missing one is not a 404. */
export const isAccountSaved = async (api: Api, accountId: string): Promise<boolean> =>
  (await api.call(payments.getPayoutAccounts, {})).accounts.some((account) => account.accountId === accountId)

export async function removeAccount(api: Api, form: FormData): Promise<FormRefusal | Response> {
  const accountId = readText(form, "accountId")
  try {
    await stepUpIfSubmitted(api, form)
    if (!(await isAccountSaved(api, accountId))) return redirect(href("withdrawals", api.language))
    const { message } = await api.call(payments.removePayoutAccount, { accountId })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form, stepUpErrorFields)
  }
  return redirect(href("withdrawals", api.language))
}
