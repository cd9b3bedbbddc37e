import { href, languageOf, type MovedPath, movedPaths, withoutLanguage } from "@elite/paths"
import { data, redirect } from "react-router"
import type { Route } from "./+types/moved"

export function loader({ url, params }: Route.LoaderArgs) {
  const { pathname, search } = url
  const language = languageOf(pathname)
  const path = withoutLanguage(pathname)
  const { gameId, bonusId }: { gameId?: string | undefined; bonusId?: string | undefined } = params
  if (gameId && path.startsWith("casino/")) throw redirect(href("play", language, { gameId }) + search, 301)
  if (bonusId) throw redirect(href("promotion", language, { bonusId }) + search, 301)
  const page = movedPaths[path as MovedPath]
  if (!page) throw data(null, { status: 404 })
  throw redirect(href(page, language) + search, 301)
}
