import { redirect } from "react-router"
import { type ItsmeRedirect, redirectToItsme } from "../account/itsme.server.ts"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { apiOf, messagesFor, nextPath, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/confirmIdentity"

/** For whoever itsme logs in; everybody else confirms by the password, where it is asked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { isItsmeLinked } = await requirePlayer(context, request)
  if (!isItsmeLinked) throw redirect(nextPath(request))
  return { words: messagesFor(request, ["account", "itsme"]), next: nextPath(request) }
}

/** Leads to itsme, and from there back to where the player was asked. */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<FormRefusal | ItsmeRedirect | Response> {
  const form = await request.formData()
  try {
    return await redirectToItsme(apiOf(context), request, {
      purpose: "stepUp",
      returnTo: nextPath(request),
      form,
    })
  } catch (problem) {
    return toFormRefusal(problem, form)
  }
}
