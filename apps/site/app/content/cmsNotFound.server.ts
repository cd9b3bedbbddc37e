import { content } from "@elite/contract"
import { part } from "../part.server.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/cmsNotFound"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const read = await part(api.call(content.getCustomPage, {}))
  const pages = (read?.pages ?? []).map(({ cmsPageId, slug, title }) => ({
    id: cmsPageId,
    slug: slug[api.language],
    title: title[api.language],
  }))
  return { words: speak(request, ["pages"]), pages }
}
