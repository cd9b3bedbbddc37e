import { players } from "@elite/contract"
import { redirect } from "react-router"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import { readText } from "../form/text.ts"
import { apiOf, messagesFor, nextPath, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/acceptTerms"

/** Redirects a player who has nothing to accept. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { termsToAccept: version } = await requirePlayer(context, request)
  if (version === null) throw redirect(nextPath(request))
  return { words: messagesFor(request, ["account", "terms"]), version }
}

/** Accepts the version that was shown, and redirects to the player's destination. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  try {
    const { message } = await api.ask(players.acceptTerms, { version: readText(form, "version") })
    api.notice({ kind: "success", text: message })
    return redirect(nextPath(request))
  } catch (problem) {
    return toFormRefusal(problem, form)
  }
}
