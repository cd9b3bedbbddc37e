import { randomUUID } from "node:crypto"
import { payments, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { redirect } from "react-router"
import { fieldOfStepUp, stepsUp } from "../account/stepUp.server.ts"
import { centsIn } from "../form/amount.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/withdrawals"
import { plainIban } from "./iban.ts"
import { isOver } from "./progress.ts"
import type { Terms } from "./room.ts"

type Methods = ReplyOf<typeof payments.getActivePaymentMethods>["paymentMethods"]

export type Transaction = payments.Transaction

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const api = apiOf(context)
  const [{ paymentMethods }, { transactions }] = await Promise.all([
    api.call(payments.getActivePaymentMethods, {}),
    api.call(payments.withdrawTransaction, {}),
  ])
  const { withdraw } =
    paymentMethods.find(({ code }) => code === "bankTransfer") ?? ({} as Partial<Methods[0]>)
  return {
    words: speak(request, ["account", "factor", "withdraw", "paymentReasons"]),
    lock: !user.isEmailVerified ? ("email" as const) : user.kycStatus === "accepted" ? null : user.kycStatus,
    balance: user.userWallet.amount,
    hasFactor: user.is2faEnabled,
    terms: withdraw ? ({ ...withdraw, time: withdraw.time[api.language] } satisfies Terms) : null,
    underWay: transactions.rows.filter(({ status }) => !isOver(status)),
    past: transactions.rows.filter(({ status }) => isOver(status)),
    isMore: transactions.count > transactions.rows.length,
    sent: pageUrl(request.url).searchParams.get("sent"),
    attempt: randomUUID(),
  }
}

const fieldOf: Partial<Record<string, "amount" | "iban" | "proof">> = {
  ...fieldOfStepUp,
  IbanInvalidErrorType: "iban",
  IbanNotOwnErrorType: "iban",
  WithdrawalBelowMinimumErrorType: "amount",
  InsufficientFundsErrorType: "amount",
}

/**
 * Requests the withdrawal and leads back to the page, where the new one is on its way. What was written comes back where
 * the player has to confirm who they are, and goes on with their word for it.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const cents = centsIn(form, "amountCents", api.language)
  const iban = plainIban(textIn(form, "iban"))
  if (!cents || !iban) {
    const say = translate(api.language, "withdraw")
    return wrong(form, {
      ...(cents ? {} : { amount: say("amountMissing") }),
      ...(iban ? {} : { iban: say("ibanMissing") }),
    })
  }
  const amount = cents / 100
  try {
    await stepsUp(api, form)
    const { withdrawalId } = await api.call(
      payments.withdrawAmount,
      { amount, method: "bankTransfer", iban },
      { idempotencyKey: textIn(form, "attempt") || randomUUID() },
    )
    const text = translate(api.language, "withdraw")("sent", {
      amount: formatsOf(api.language).euros(amount),
    })
    api.notice({ kind: "success", text })
    return redirect(`${href("withdrawals", api.language)}?sent=${encodeURIComponent(withdrawalId)}`)
  } catch (problem) {
    return refusedForm(problem, form, fieldOf)
  }
}
