import { content } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import type { Api } from "../visit.server.ts"

/** A banner in the language of its page. */
export type Banner = {
  id: number
  title: string
  text: string
  imageUrl: string
  mobileImageUrl: string
  link: string
}

/** The banners that this visitor is shown, in their order; none where they cannot be read. */
export async function readBanners(api: Api): Promise<readonly Banner[]> {
  const { language } = api
  const read = await orNull(api.call(content.getBanners, {}))
  return (read?.banners ?? []).map(({ bannerId, title, text, link, imageUrl, mobileImageUrl }) => ({
    ...{ id: bannerId, imageUrl, mobileImageUrl },
    ...{ title: title[language], text: text[language], link: link[language] },
  }))
}
