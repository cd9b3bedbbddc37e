import { sessions } from "@elite/contract"
import { refusedForm, wrong } from "../form/answer.server.ts"
import { textIn } from "../form/text.ts"
import { apiOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/resetPassword"

export const loader = ({ request }: Route.LoaderArgs) => ({ words: speak(request, ["account", "password"]) })

/** Asks for the link. Nothing here says whether anybody has this address. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  const email = textIn(form, "email")
  if (!email) return wrong(form, { email: translate(api.language, "password")("required") })
  try {
    const { message } = await api.ask(sessions.forgetPassword, { email })
    return { sent: message }
  } catch (problem) {
    return refusedForm(problem, form)
  }
}
