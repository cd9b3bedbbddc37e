import { href } from "@elite/paths"
import { redirect } from "react-router"
import { apiOf } from "../visit.server.ts"
import type { Route } from "./+types/toCurrent"

export function loader({ url, context }: Route.LoaderArgs) {
  throw redirect(href("currentTournaments", apiOf(context).language) + url.search, 301)
}
