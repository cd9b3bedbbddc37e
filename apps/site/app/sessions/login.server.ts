import { sessions } from "@elite/contract"
import { redirect } from "react-router"
import { refusedForm, wrong } from "../form/answer.server.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { exactTextIn, textIn } from "../form/text.ts"
import { apiOf, nextOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/login"
import { deviceTypeOf } from "./device.server.ts"
import { nextInLanguage } from "./nextPage.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await apiOf(context).player()) throw redirect(nextOf(request))
  return { words: speak(request, ["account", "login"]) }
}

/** Opens the session and leads on in the player's own language. Refusals stand above the form, whatever their status. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  const email = textIn(form, "email")
  const password = exactTextIn(form, "password")
  if (!email || !password) {
    const required = translate(api.language, "login")("required")
    return wrong(form, { ...(email ? {} : { email: required }), ...(password ? {} : { password: required }) })
  }
  try {
    const { message } = await api.ask(sessions.login, {
      email,
      password: passwordBase64(password),
      deviceType: deviceTypeOf(api.visit.headers["user-agent"]),
      preferredLanguage: api.language,
    })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form)
  }
  const player = await api.player()
  throw redirect(nextInLanguage(nextOf(request), player?.additionalInfo.languageCode ?? api.language))
}
