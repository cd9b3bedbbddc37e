import { me, players } from "@elite/contract"
import { redirect } from "react-router"
import { fieldOfStepUp, stepsUp } from "../account/stepUp.server.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { exactTextIn, textIn } from "../form/text.ts"
import { apiOf, nextOf, playerOrLogin, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/setUsername"

/** Whoever has a username is led on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { isUsernameSet, hasPassword, is2faEnabled: hasFactor } = await playerOrLogin(context, request)
  if (isUsernameSet) throw redirect(nextOf(request))
  return { words: speak(request, ["account", "factor", "password"]), hasPassword, hasFactor }
}

const fieldOf = {
  ...fieldOfStepUp,
  UsernameAlreadyExistsErrorType: "username",
  UsernameFixedErrorType: "username",
  WeakPasswordErrorType: "password",
} as const

/** Keeps the username, and the password where one is given, and leads to where the player was going. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const [username, password] = [textIn(form, "username"), exactTextIn(form, "password")]
  if (!players.username.safeParse(username).success)
    return wrong(form, { username: translate(api.language, "password")("username.wrong") })
  try {
    await stepsUp(api, form)
    const { message } = await api.call(me.setUsernamePassword, {
      username,
      ...(password ? { password: passwordBase64(password) } : {}),
    })
    api.notice({ kind: "success", text: message })
    return redirect(nextOf(request))
  } catch (problem) {
    return refusedForm(problem, form, fieldOf)
  }
}
