import { me, players } from "@elite/contract"
import { redirect } from "react-router"
import { stepUpErrorFields, stepUpIfSubmitted } from "../account/stepUp.server.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { readExactText, readText } from "../form/text.ts"
import { apiOf, messagesFor, nextPath, requirePlayer, translate } from "../visit.server.ts"
import type { Route } from "./+types/setUsername"

/** Redirects a player who has a username. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { isUsernameSet, hasPassword, is2faEnabled: hasFactor } = await requirePlayer(context, request)
  if (isUsernameSet) throw redirect(nextPath(request))
  return { words: messagesFor(request, ["account", "factor", "password"]), hasPassword, hasFactor }
}

const errorFields = {
  ...stepUpErrorFields,
  UsernameAlreadyExistsErrorType: "username",
  UsernameFixedErrorType: "username",
  WeakPasswordErrorType: "password",
} as const

/** Saves the username, and the password if there is one, then redirects to the player's destination. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const [username, password] = [readText(form, "username"), readExactText(form, "password")]
  if (!players.username.safeParse(username).success)
    return invalidForm(form, { username: translate(api.language, "password")("username.wrong") })
  try {
    await stepUpIfSubmitted(api, form)
    const { message } = await api.call(me.setUsernamePassword, {
      username,
      ...(password ? { password: passwordBase64(password) } : {}),
    })
    api.notice({ kind: "success", text: message })
    return redirect(nextPath(request))
  } catch (problem) {
    return toFormRefusal(problem, form, errorFields)
  }
}
