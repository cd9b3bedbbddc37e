import { randomUUID } from "node:crypto"
import { type Language, payments, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { redirect } from "react-router"
import { stepUpErrorFields, stepUpIfSubmitted } from "../account/stepUp.server.ts"
import { readCents } from "../form/amount.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/withdrawals"
import { addAccount, isAccountSaved, removeAccount } from "./accounts.server.ts"
import type { MethodBounds } from "./depositAmount.ts"
import { parsePurse } from "./deposits.server.ts"
import { isWithdrawalFinished } from "./withdrawalProgress.ts"

/** A method open to this player; a wallet only where they have deposited from it. */
export type WithdrawalChoice = {
  code: payments.WithdrawalMethod
  name: string
  iconUrl: string
  bounds: MethodBounds
  /** The masked wallet account; null for a bank account. */
  wallet: string | null
}

const isWithdrawalMethod = (code: string): code is payments.WithdrawalMethod =>
  payments.withdrawalMethods.some((method) => method === code)

const toWithdrawalChoices = (
  { paymentMethods }: ReplyOf<typeof payments.getActivePaymentMethods>,
  language: Language,
): WithdrawalChoice[] =>
  paymentMethods.flatMap(({ code, name, iconUrl, withdraw }) => {
    if (!withdraw || !isWithdrawalMethod(code)) return []
    const { min, max, fee, time, to, account } = withdraw
    if (to === "payer" && account === null) return []
    const bounds = { min, max, fee, time: time[language] }
    return [{ code, name: name[language], iconUrl, bounds, wallet: to === "payer" ? account : null }]
  })

export type Transaction = payments.Transaction

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requirePlayer(context, request)
  const api = apiOf(context)
  const purse = parsePurse(pageUrl(request.url))
  const sports = user.sportsBalance ?? 0
  const [active, { transactions, underWay: heldEuros }, saved, forfeit] = await Promise.all([
    api.call(payments.getActivePaymentMethods, {}),
    api.call(payments.withdrawTransaction, {}),
    api.call(payments.getPayoutAccounts, {}),
    api.call(payments.getForfeit, {}),
  ])
  return {
    words: messagesFor(request, ["account", "factor", "withdraw", "paymentReasons"]),
    lock: !user.isEmailVerified ? ("email" as const) : user.kycStatus === "accepted" ? null : user.kycStatus,
    purse,
    /** Whether the player has more than one purse. */
    hasSports: purse === "sports" || sports > 0,
    balance: purse === "sports" ? sports : user.userWallet.amount,
    hasFactor: user.is2faEnabled,
    saved,
    bonus: purse === "cash" ? forfeit.bonus : 0,
    methods: toWithdrawalChoices(active, api.language),
    underWay: transactions.rows.filter(({ status }) => !isWithdrawalFinished(status)),
    past: transactions.rows.filter(({ status }) => isWithdrawalFinished(status)),
    isMore: transactions.count > transactions.rows.length,
    /** Euros that have left a balance and are not paid yet. */
    heldEuros,
    sent: pageUrl(request.url).searchParams.get("sent"),
    attempt: randomUUID(),
  }
}

const errorFields: Partial<Record<string, "amount" | "accountId" | "proof" | "forfeitsBonus">> = {
  ...stepUpErrorFields,
  IbanNotOwnErrorType: "accountId",
  WithdrawalBelowMinimumErrorType: "amount",
  InsufficientFundsErrorType: "amount",
  BonusWouldBeForfeitedErrorType: "forfeitsBonus",
}

/** Requests a withdrawal, or adds or removes a payout account. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const formName = readText(form, "what")
  if (formName === "add") return addAccount(api, form)
  if (formName === "remove") return removeAccount(api, form)
  return requestWithdrawal(api, form, parsePurse(pageUrl(request.url)))
}

/**
 * Requests the withdrawal and redirects to the list. Where a step-up is required, the refusal keeps the input, and the
 * form is submitted again with it.
 */
async function requestWithdrawal(
  api: Api,
  form: FormData,
  purse: payments.Purse,
): Promise<FormRefusal | Response> {
  const cents = readCents(form, "amountCents")
  const accountId = readText(form, "accountId")
  const method = readText(form, "method")
  const choices = toWithdrawalChoices(await api.call(payments.getActivePaymentMethods, {}), api.language)
  const choice = choices.find(({ code }) => code === method)
  const isChosen = choice?.wallet || (accountId !== "" && (await isAccountSaved(api, accountId)))
  if (!cents || !isChosen || !choice) {
    const t = translate(api.language, "withdraw")
    return invalidForm(form, {
      ...(cents ? {} : { amount: t("amountMissing") }),
      ...(choice ? {} : { method: t("methodMissing") }),
      ...(isChosen ? {} : { accountId: t("accountMissing") }),
    })
  }
  const amount = cents / 100
  try {
    await stepUpIfSubmitted(api, form)
    const { withdrawalId, sentFrom } = await api.call(
      payments.withdrawAmount,
      {
        amount,
        method: choice.code,
        ...(choice.wallet === null && { accountId }),
        purse,
        ...(readText(form, "forfeitsBonus") === "yes" && { forfeitsBonus: true as const }),
      },
      { idempotencyKey: readText(form, "attempt") || randomUUID() },
    )
    const t = translate(api.language, "withdraw")
    const formats = formatsOf(api.language)
    const sent = t("sent", { amount: formats.euros(amount), purse })
    const text = sentFrom ? `${sent} ${t("sentFrom", { at: formats.dateTime(sentFrom) })}` : sent
    api.notice({ kind: "success", text })
    const named = purse === "sports" ? "purse=sports&" : ""
    return redirect(`${href("withdrawals", api.language)}?${named}sent=${encodeURIComponent(withdrawalId)}`)
  } catch (problem) {
    return toFormRefusal(problem, form, errorFields)
  }
}
