import { href } from "@elite/paths"
import { redirect } from "react-router"
import { apiOf } from "../visit.server.ts"
import type { Route } from "./+types/toBetHistory"

export function loader({ context }: Route.LoaderArgs) {
  throw redirect(href("betHistory", apiOf(context).language), 301)
}
