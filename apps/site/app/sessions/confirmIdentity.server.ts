import { redirect } from "react-router"
import { type ToItsme, toItsme } from "../account/itsme.server.ts"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { apiOf, nextOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/confirmIdentity"

/** For whoever itsme logs in; everybody else confirms by the password, where it is asked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { isItsmeLinked } = await playerOrLogin(context, request)
  if (!isItsmeLinked) throw redirect(nextOf(request))
  return { words: speak(request, ["account", "itsme"]), next: nextOf(request) }
}

/** Leads to itsme, and from there back to where the player was asked. */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<FormAnswer | ToItsme | Response> {
  const form = await request.formData()
  try {
    return await toItsme(apiOf(context), request, { purpose: "stepUp", returnTo: nextOf(request), form })
  } catch (problem) {
    return refusedForm(problem, form)
  }
}
