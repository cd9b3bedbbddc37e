import { sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { readExactText } from "../form/text.ts"
import { apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/newPassword"

export const loader = ({ request }: Route.LoaderArgs) => ({
  words: messagesFor(request, ["account", "password"]),
})

/** Reading the page does not consume the key. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  const password = readExactText(form, "password")
  if (!password) return invalidForm(form, { password: translate(api.language, "password")("required") })
  const { newPasswordKey = "" } = params
  try {
    const { message } = await api.ask(sessions.verifyForgetPassword, {
      newPasswordKey,
      password: passwordBase64(password),
    })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    if (problem instanceof ApiProblem && isLinkRefused(problem)) return { linkRefused: problem.message }
    return toFormRefusal(problem, form, { WeakPasswordErrorType: "password" })
  }
  throw redirect(href("login", api.language))
}

/** Whether the link was refused, not the password: an unknown key reads like a used one. */
const isLinkRefused = (problem: ApiProblem): boolean =>
  problem.is("EmailTokenInvalidErrorType") ||
  problem.is("CodeExpiredErrorType") ||
  problem.errors.some(({ fields }) => fields?.newPasswordKey)
