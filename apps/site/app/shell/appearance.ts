import { href } from "@elite/paths"
import { redirect } from "react-router"
import { parseColourTheme, toColourThemeCookie } from "../colourTheme.ts"
import { readText } from "../form/text.ts"
import { toLocalPath } from "../localPath.ts"
import { apiOf } from "../visit.server.ts"
import type { Route } from "./+types/appearance"

/** For browsers without scripts; elsewhere the switch writes the cookie. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  api.setCookie(toColourThemeCookie(parseColourTheme(readText(form, "theme"))))
  return redirect(toLocalPath(readText(form, "next")) ?? href("home", api.language))
}

export function loader({ context }: Route.LoaderArgs) {
  throw redirect(href("home", apiOf(context).language))
}
