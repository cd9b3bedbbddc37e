import { players } from "@elite/contract"
import { redirect } from "react-router"
import { refusedForm } from "../form/answer.server.ts"
import { textIn } from "../form/text.ts"
import { apiOf, nextOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/acceptTerms"

/** Whoever is asked nothing is led on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { termsToAccept: version } = await playerOrLogin(context, request)
  if (version === null) throw redirect(nextOf(request))
  return { words: speak(request, ["account", "terms"]), version }
}

/** Accepts the version that was on the page, and leads to where the player was going. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  try {
    const { message } = await api.ask(players.acceptTerms, { version: textIn(form, "version") })
    api.notice({ kind: "success", text: message })
    return redirect(nextOf(request))
  } catch (problem) {
    return refusedForm(problem, form)
  }
}
