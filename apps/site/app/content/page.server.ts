import { content } from "@elite/contract"
import { href, pageAt, withoutLanguage } from "@elite/paths"
import { data } from "react-router"
import { ApiProblem } from "../api.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/page"
import { blocksOf } from "./blocks.ts"

/** Pages that have an address of their own in the table, by the slug their text is kept under. */
const ownAddress = {
  terms: "terms-and-conditions",
  privacy: "privacy-policy",
  cookies: "cookies",
  about: "about",
  help: "help",
} as const

type Own = keyof typeof ownAddress

const isOwn = (page: string | undefined): page is Own => page !== undefined && page in ownAddress

/** A text of the house: its blocks in the page's language; 404 where there is none. */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { language } = api
  const here = pageAt(withoutLanguage(url.pathname), language)?.page
  const slug = isOwn(here) ? ownAddress[here] : params.slug
  if (!slug) throw data(null, { status: 404 })
  try {
    const { cmsPage } = await api.call(content.getCmsPage, { slug })
    return {
      words: speak(request, ["content"]),
      title: cmsPage.title[language],
      blocks: blocksOf(cmsPage.content[language]),
      updatedAt: cmsPage.updatedAt,
      ...(isOwn(here)
        ? {}
        : {
            alternates: {
              en: href("siteInfo", "en", { slug: cmsPage.slug.en }),
              fr: href("siteInfo", "fr", { slug: cmsPage.slug.fr }),
              nl: href("siteInfo", "nl", { slug: cmsPage.slug.nl }),
            },
          }),
    }
  } catch (problem) {
    const isAbsent = problem instanceof ApiProblem && problem.is("DataCannotBeFoundErrorType")
    throw isAbsent ? data(null, { status: 404 }) : problem
  }
}
