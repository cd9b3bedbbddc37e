import { payments } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { stepUpErrorFields, stepUpIfSubmitted } from "../account/stepUp.server.ts"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/closeAccount"
import { stripIban } from "./iban.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const { is2faEnabled: hasFactor } = await requirePlayer(context, request)
  return {
    words: messagesFor(request, ["account", "closing", "factor", "withdraw"]),
    closing: await apiOf(context).call(payments.getClosing, {}),
    hasFactor,
  }
}

const errorFields = {
  ...stepUpErrorFields,
  IbanInvalidErrorType: "iban",
  IbanOutsideSepaErrorType: "iban",
  IbanNotOwnErrorType: "iban",
  PayoutAccountNeededErrorType: "iban",
} as const

/** Closes the account and redirects home with a notice. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const iban = stripIban(readText(form, "iban"))
  try {
    await stepUpIfSubmitted(api, form)
    const { message } = await api.call(payments.closeAccount, iban ? { iban } : {})
    api.clearSession()
    api.notice({ kind: "success", text: message })
    return redirect(href("home", api.language))
  } catch (problem) {
    return toFormRefusal(problem, form, errorFields)
  }
}
