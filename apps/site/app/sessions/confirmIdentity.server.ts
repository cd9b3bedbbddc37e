import { redirect } from "react-router"
import { type ItsmeRedirect, redirectToItsme } from "../account/itsme.server.ts"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { apiOf, messagesFor, nextPath, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/confirmIdentity"

/** For players who log in by itsme; others confirm by password where the step-up is required. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { isItsmeLinked } = await requirePlayer(context, request)
  if (!isItsmeLinked) throw redirect(nextPath(request))
  return { words: messagesFor(request, ["account", "itsme"]), next: nextPath(request) }
}

/** Redirects to itsme, which returns to the page that required the step-up. */
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
