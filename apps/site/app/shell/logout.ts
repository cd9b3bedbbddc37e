import { sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { apiOf, translate } from "../visit.server.ts"
import type { Route } from "./+types/logout"

/** Also for a session that had already ended. */
export async function action({ context }: Route.ActionArgs) {
  const api = apiOf(context)
  try {
    await api.ask(sessions.logout, {})
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status !== 401) throw problem
  }
  api.clearSession()
  api.notice({ kind: "success", text: translate(api.language, "shell")("loggedOut") })
  throw redirect(href("home", api.language))
}

/** A GET must not end the session. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(href("home", apiOf(context).language))
}
