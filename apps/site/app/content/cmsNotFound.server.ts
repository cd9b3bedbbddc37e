import { content } from "@elite/contract"
import { data } from "react-router"
import { part } from "../part.server.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/cmsNotFound"

/** The pages of text that there are. The page is one that says not found, and answers 404. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const read = await part(api.call(content.getCustomPage, {}))
  const pages = (read?.pages ?? []).map(({ cmsPageId, slug, title }) => ({
    id: cmsPageId,
    slug: slug[api.language],
    title: title[api.language],
  }))
  return data({ words: speak(request, ["pages"]), pages }, { status: 404 })
}
