import { content } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import type { Api } from "../visit.server.ts"

export type Banner = {
  id: number
  title: string
  text: string
  imageUrl: string
  mobileImageUrl: string
  link: string
}

/** Empty where the API cannot read them. */
export async function readBanners(api: Api): Promise<readonly Banner[]> {
  const { language } = api
  const reply = await orNull(api.call(content.getBanners, {}))
  return (reply?.banners ?? []).map(({ bannerId, title, text, link, imageUrl, mobileImageUrl }) => ({
    ...{ id: bannerId, imageUrl, mobileImageUrl },
    ...{ title: title[language], text: text[language], link: link[language] },
  }))
}
