import { type Language, sessions } from "@elite/contract"
import { ApiProblem } from "../api.ts"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { type Api, apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/changeEmail"

/** Nothing is asked about the key: mail scanners look at addresses too, and what is seen here says nothing of anybody. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  words: messagesFor(request, ["account", "email"]),
})

/** What came of a button. */
export type ChangeOutcome = {
  done: "waiting" | "changed" | "stopped"
  message: string
  /** Whoever stopped it did so from the address of the account. */
  isAccountsOwn: boolean
}

async function submitButton(api: Api, changeKey: string, what: string): Promise<ChangeOutcome> {
  if (what === "stop") {
    const stopped = await api.ask(sessions.stopEmailChange, { changeKey })
    return { done: "stopped", ...stopped }
  }
  const { message, isChanged } = await api.ask(sessions.agreeToEmailChange, { changeKey })
  return { done: isChanged ? "changed" : "waiting", message, isAccountsOwn: false }
}

/** Agrees to the change or stops it, by the key in the address, when a button is pressed. */
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

/** Why no button of this page can help any more, if none can: a key that is none at all is no more than one that was used. */
function linkProblemText(problem: ApiProblem, language: Language): string | undefined {
  if (problem.errors.some(({ fields }) => fields?.changeKey))
    return translate(language, "errors")("EmailChangeLinkInvalidErrorType")
  const isOver = problem.is("EmailChangeLinkInvalidErrorType") || problem.is("EmailTakenMeanwhileErrorType")
  return isOver ? problem.message : undefined
}
