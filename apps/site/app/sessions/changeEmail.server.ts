import { type Language, sessions } from "@elite/contract"
import { ApiProblem } from "../api.ts"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { type Api, apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/changeEmail"

/** Reads nothing by the key: mail scanners open links too, and the page reveals nothing about the change. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  words: messagesFor(request, ["account", "email"]),
})

export type ChangeOutcome = {
  done: "waiting" | "changed" | "stopped"
  message: string
  /** Stopped from the link in the mail to the account's address. */
  isAccountsOwn: boolean
}

async function submitButton(api: Api, changeKey: string, button: string): Promise<ChangeOutcome> {
  if (button === "stop") {
    const reply = await api.ask(sessions.stopEmailChange, { changeKey })
    return { done: "stopped", ...reply }
  }
  const { message, isChanged } = await api.ask(sessions.agreeToEmailChange, { changeKey })
  return { done: isChanged ? "changed" : "waiting", message, isAccountsOwn: false }
}

/** Confirms or stops the change by the key in the address, when a button is pressed. */
export async function action({
  request,
  context,
  params,
}: Route.ActionArgs): Promise<{ outcome: ChangeOutcome } | { linkRefused: string } | FormRefusal> {
  const api = apiOf(context)
  const form = await request.formData()
  try {
    return { outcome: await submitButton(api, params.changeKey ?? "", readText(form, "what")) }
  } catch (problem) {
    const over = problem instanceof ApiProblem ? linkProblemText(problem, api.language) : undefined
    return over === undefined ? toFormRefusal(problem, form) : { linkRefused: over }
  }
}

/** Why the link cannot be used any more, if so: an unknown key reads like a used one. */
function linkProblemText(problem: ApiProblem, language: Language): string | undefined {
  if (problem.errors.some(({ fields }) => fields?.changeKey))
    return translate(language, "errors")("EmailChangeLinkInvalidErrorType")
  const isOver = problem.is("EmailChangeLinkInvalidErrorType") || problem.is("EmailTakenMeanwhileErrorType")
  return isOver ? problem.message : undefined
}
