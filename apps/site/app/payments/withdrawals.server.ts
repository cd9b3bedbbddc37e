import { randomUUID } from "node:crypto"
import { type Language, payments, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { redirect } from "react-router"
import { fieldOfStepUp, stepsUp } from "../account/stepUp.server.ts"
import { centsIn } from "../form/amount.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/withdrawals"
import { addsAccount, isSaved, removesAccount } from "./accounts.server.ts"
import { purseIn } from "./deposits.server.ts"
import { isOver } from "./progress.ts"
import type { Terms } from "./room.ts"

/** A way to be paid that is open to this player: a wallet only where they have paid in from it. */
export type WithdrawalChoice = {
  code: payments.WithdrawalMethod
  name: string
  iconUrl: string
  terms: Terms
  /** The masked wallet account that it goes back to; null where it goes to a bank account. */
  wallet: string | null
}

const isWithdrawalMethod = (code: string): code is payments.WithdrawalMethod =>
  payments.withdrawalMethods.some((method) => method === code)

const choicesIn = (
  { paymentMethods }: ReplyOf<typeof payments.getActivePaymentMethods>,
  language: Language,
): WithdrawalChoice[] =>
  paymentMethods.flatMap(({ code, name, iconUrl, withdraw }) => {
    if (!withdraw || !isWithdrawalMethod(code)) return []
    const { min, max, fee, time, to, account } = withdraw
    if (to === "payer" && account === null) return []
    const terms = { min, max, fee, time: time[language] }
    return [{ code, name: name[language], iconUrl, terms, wallet: to === "payer" ? account : null }]
  })

export type Transaction = payments.Transaction

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const api = apiOf(context)
  const asked = purseIn(pageUrl(request.url))
  const sports = user.sportsBalance ?? 0
  const [active, { transactions }, saved, forfeit] = await Promise.all([
    api.call(payments.getActivePaymentMethods, {}),
    api.call(payments.withdrawTransaction, {}),
    api.call(payments.getPayoutAccounts, {}),
    api.call(payments.getForfeit, {}),
  ])
  return {
    words: speak(request, ["account", "factor", "withdraw", "paymentReasons"]),
    lock: !user.isEmailVerified ? ("email" as const) : user.kycStatus === "accepted" ? null : user.kycStatus,
    purse: asked,
    /** Whether there is more than one to withdraw from. */
    hasSports: asked === "sports" || sports > 0,
    balance: asked === "sports" ? sports : user.userWallet.amount,
    hasFactor: user.is2faEnabled,
    saved,
    bonus: asked === "cash" ? forfeit.bonus : 0,
    methods: choicesIn(active, api.language),
    underWay: transactions.rows.filter(({ status }) => !isOver(status)),
    past: transactions.rows.filter(({ status }) => isOver(status)),
    isMore: transactions.count > transactions.rows.length,
    sent: pageUrl(request.url).searchParams.get("sent"),
    attempt: randomUUID(),
  }
}

const fieldOf: Partial<Record<string, "amount" | "accountId" | "proof" | "forfeitsBonus">> = {
  ...fieldOfStepUp,
  IbanNotOwnErrorType: "accountId",
  WithdrawalBelowMinimumErrorType: "amount",
  InsufficientFundsErrorType: "amount",
  BonusWouldBeForfeitedErrorType: "forfeitsBonus",
}

/** Requests a withdrawal, or saves or removes an account to withdraw to. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const what = textIn(form, "what")
  if (what === "add") return addsAccount(api, form)
  if (what === "remove") return removesAccount(api, form)
  return withdraws(api, form, purseIn(pageUrl(request.url)))
}

/**
 * Requests the withdrawal and leads back to the page, where the new one is on its way. What was written comes back where
 * the player has to confirm who they are, and goes on with their word for it.
 */
async function withdraws(api: Api, form: FormData, purse: payments.Purse): Promise<FormAnswer | Response> {
  const cents = centsIn(form, "amountCents")
  const accountId = textIn(form, "accountId")
  const method = textIn(form, "method")
  const choices = choicesIn(await api.call(payments.getActivePaymentMethods, {}), api.language)
  const choice = choices.find(({ code }) => code === method)
  const isChosen = choice?.wallet || (accountId !== "" && (await isSaved(api, accountId)))
  if (!cents || !isChosen || !choice) {
    const say = translate(api.language, "withdraw")
    return wrong(form, {
      ...(cents ? {} : { amount: say("amountMissing") }),
      ...(choice ? {} : { method: say("methodMissing") }),
      ...(isChosen ? {} : { accountId: say("accountMissing") }),
    })
  }
  const amount = cents / 100
  try {
    await stepsUp(api, form)
    const { withdrawalId, sentFrom } = await api.call(
      payments.withdrawAmount,
      {
        amount,
        method: choice.code,
        ...(choice.wallet === null && { accountId }),
        purse,
        ...(textIn(form, "forfeitsBonus") === "yes" && { forfeitsBonus: true as const }),
      },
      { idempotencyKey: textIn(form, "attempt") || randomUUID() },
    )
    const say = translate(api.language, "withdraw")
    const formats = formatsOf(api.language)
    const sent = say("sent", { amount: formats.euros(amount), purse })
    const text = sentFrom ? `${sent} ${say("sentFrom", { at: formats.dateTime(sentFrom) })}` : sent
    api.notice({ kind: "success", text })
    const named = purse === "sports" ? "purse=sports&" : ""
    return redirect(`${href("withdrawals", api.language)}?${named}sent=${encodeURIComponent(withdrawalId)}`)
  } catch (problem) {
    return refusedForm(problem, form, fieldOf)
  }
}
