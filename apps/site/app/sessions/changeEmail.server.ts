import { type Language, sessions } from "@elite/contract"
import { ApiProblem } from "../api.ts"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { type Api, apiOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/changeEmail"

/** Nothing is asked about the key: mail scanners look at addresses too, and what is seen here says nothing of anybody. */
export const loader = ({ request }: Route.LoaderArgs) => ({ words: speak(request, ["account", "email"]) })

/** What came of a button. */
export type Outcome = {
  done: "waiting" | "changed" | "stopped"
  message: string
  /** Whoever stopped it did so from the address of the account. */
  isAccountsOwn: boolean
}

async function press(api: Api, changeKey: string, what: string): Promise<Outcome> {
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
}: Route.ActionArgs): Promise<{ outcome: Outcome } | { linkRefused: string } | FormAnswer> {
  const api = apiOf(context)
  const form = await request.formData()
  try {
    return { outcome: await press(api, params.changeKey ?? "", textIn(form, "what")) }
  } catch (problem) {
    const over = problem instanceof ApiProblem ? sentenceOf(problem, api.language) : undefined
    return over === undefined ? refusedForm(problem, form) : { linkRefused: over }
  }
}

/** Why no button of this page can help any more, if none can: a key that is none at all is no more than one that was used. */
function sentenceOf(problem: ApiProblem, language: Language): string | undefined {
  if (problem.errors.some(({ fields }) => fields?.changeKey))
    return translate(language, "errors")("EmailChangeLinkInvalidErrorType")
  const isOver = problem.is("EmailChangeLinkInvalidErrorType") || problem.is("EmailTakenMeanwhileErrorType")
  return isOver ? problem.message : undefined
}
