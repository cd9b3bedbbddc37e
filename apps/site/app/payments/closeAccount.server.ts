import { payments } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { fieldOfStepUp, stepsUp } from "../account/stepUp.server.ts"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/closeAccount"
import { plainIban } from "./iban.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const { is2faEnabled: hasFactor } = await playerOrLogin(context, request)
  return {
    words: speak(request, ["account", "closing", "factor", "withdraw"]),
    closing: await apiOf(context).call(payments.getClosing, {}),
    hasFactor,
  }
}

const fieldOf = {
  ...fieldOfStepUp,
  IbanInvalidErrorType: "iban",
  IbanOutsideSepaErrorType: "iban",
  IbanNotOwnErrorType: "iban",
  PayoutAccountNeededErrorType: "iban",
} as const

/** Closes the account and leads home, where it is said. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const iban = plainIban(textIn(form, "iban"))
  try {
    await stepsUp(api, form)
    const { message } = await api.call(payments.closeAccount, iban ? { iban } : {})
    api.clearSession()
    api.notice({ kind: "success", text: message })
    return redirect(href("home", api.language))
  } catch (problem) {
    return refusedForm(problem, form, fieldOf)
  }
}
