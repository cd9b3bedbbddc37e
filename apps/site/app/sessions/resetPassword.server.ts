import { sessions } from "@elite/contract"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import { readText } from "../form/text.ts"
import { apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/resetPassword"

export const loader = ({ request }: Route.LoaderArgs) => ({
  words: messagesFor(request, ["account", "password"]),
})

/** Requests the link. The response does not reveal whether the address is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  const email = readText(form, "email")
  if (!email) return invalidForm(form, { email: translate(api.language, "password")("required") })
  try {
    const { message } = await api.ask(sessions.forgetPassword, { email })
    return { sent: message }
  } catch (problem) {
    return toFormRefusal(problem, form)
  }
}
