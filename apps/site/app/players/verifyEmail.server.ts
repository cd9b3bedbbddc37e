import { players } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import { readText } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/verifyEmail"

/** Redirects to the next step after confirmation: the identity check for a player, else the log-in. */
async function redirectToNextStep(context: Route.ActionArgs["context"], text: string): Promise<Response> {
  const api = apiOf(context)
  api.notice({ kind: "success", text })
  const player = await api.player()
  const kyc = href("kyc", api.language)
  if (player) return redirect(player.kycStatus === "accepted" ? href("deposits", api.language) : kyc)
  return redirect(`${href("login", api.language)}?next=${encodeURIComponent(kyc)}`)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const player = await api.player()
  // For a confirmed address that bounced, the same link proves that it is read.
  if (player?.isEmailVerified && player.mailReturnedAt === null) {
    const { language } = api
    throw redirect(href(player.kycStatus === "accepted" ? "profile" : "kyc", language))
  }
  return {
    words: messagesFor(request, ["account", "email", "login"]),
    token: pageUrl(request.url).searchParams.get("token"),
    email: player?.email ?? null,
    mailReturnedAt: player?.mailReturnedAt ?? null,
  }
}

/** With a token: confirms the address. Without: sends a new link, to the player's address or to the submitted one. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  const token = readText(form, "token")
  try {
    if (token) {
      const { message } = await api.ask(players.verifyEmail, { token })
      throw await redirectToNextStep(context, message)
    }
    const email = readText(form, "email")
    const { message } = await api.ask(players.refreshEmailToken, email ? { email } : {})
    return { sent: message }
  } catch (problem) {
    if (!token && problem instanceof ApiProblem && problem.is("EmailAlreadyVerifiedErrorType"))
      throw await redirectToNextStep(context, problem.message)
    return { ...toFormRefusal(problem, form), isToken: token !== "" }
  }
}
