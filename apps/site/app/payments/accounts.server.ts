import { payments, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { redirect } from "react-router"
import { fieldOfStepUp, stepsUp } from "../account/stepUp.server.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import type { Api } from "../visit.server.ts"
import { plainIban } from "./iban.ts"

export type SavedAccounts = ReplyOf<typeof payments.getPayoutAccounts>

const fieldOf = {
  ...fieldOfStepUp,
  IbanInvalidErrorType: "iban",
  IbanOutsideSepaErrorType: "iban",
  IbanNotOwnErrorType: "iban",
  PayoutAccountsFullErrorType: "iban",
} as const

/** Saves an account and leads back to the page, where it is said from when it can be used. */
export async function addsAccount(api: Api, form: FormData): Promise<FormAnswer | Response> {
  const say = translate(api.language, "withdraw")
  const iban = plainIban(textIn(form, "iban"))
  if (!iban) return wrong(form, { iban: say("ibanMissing") })
  try {
    await stepsUp(api, form)
    const { payoutAccount } = await api.call(payments.addPayoutAccount, { iban })
    const { account, usableFrom } = payoutAccount
    const until = usableFrom && formatsOf(api.language).dateTime(usableFrom)
    const text = until ? say("accounts.added", { account, until }) : say("accounts.addedReady", { account })
    api.notice({ kind: "success", text })
  } catch (problem) {
    return refusedForm(problem, form, fieldOf)
  }
  return redirect(href("withdrawals", api.language))
}

/** Whether an account is still saved; it may have been removed in another window, which is no page that cannot be found. */
export const isSaved = async (api: Api, accountId: string): Promise<boolean> =>
  (await api.call(payments.getPayoutAccounts, {})).accounts.some((account) => account.accountId === accountId)

/** Removes an account and leads back to the page. */
export async function removesAccount(api: Api, form: FormData): Promise<FormAnswer | Response> {
  const accountId = textIn(form, "accountId")
  try {
    await stepsUp(api, form)
    if (!(await isSaved(api, accountId))) return redirect(href("withdrawals", api.language))
    const { message } = await api.call(payments.removePayoutAccount, { accountId })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form, fieldOfStepUp)
  }
  return redirect(href("withdrawals", api.language))
}
