import { content } from "@elite/contract"
import { data } from "react-router"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/cmsNotFound"

/** Lists the pages that exist; answers 404. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const read = await orNull(api.call(content.getCustomPage, {}))
  const pages = (read?.pages ?? []).map(({ cmsPageId, slug, title }) => ({
    id: cmsPageId,
    slug: slug[api.language],
    title: title[api.language],
  }))
  return data({ words: messagesFor(request, ["pages"]), pages }, { status: 404 })
}
