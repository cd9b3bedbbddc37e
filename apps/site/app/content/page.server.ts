import { content, type InputOf, type Language, type ReplyOf } from "@elite/contract"
import { href, pageAt, withoutLanguage } from "@elite/paths"
import { data, redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/page"
import { groupBlocks } from "./blocks.ts"

/** Pages of the route table that are texts, with the slug of their text. */
const slugsOfOwnPages = {
  terms: "terms-and-conditions",
  privacy: "privacy-policy",
  cookies: "cookies",
  about: "about",
  help: "help",
  howItWorks: "how-it-works",
} as const

type OwnPage = keyof typeof slugsOfOwnPages

const isOwnPage = (page: string | undefined): page is OwnPage => page !== undefined && page in slugsOfOwnPages

type PageInput = InputOf<typeof content.getCmsPage>
type PageSlugs = ReplyOf<typeof content.getCmsPage>["cmsPage"]["slug"]

/** The address of a text in each language: its own route, or the one by slug. */
function pageAddresses(slug: PageSlugs): Record<Language, string> {
  const own = (Object.keys(slugsOfOwnPages) as OwnPage[]).find((page) => slugsOfOwnPages[page] === slug.en)
  const at = (language: Language) =>
    own ? href(own, language) : href("siteInfo", language, { slug: slug[language] })
  return { en: at("en"), fr: at("fr"), nl: at("nl") }
}

/** The input of the call: a slug or a number. Undefined where the address has neither. */
function toPageInput(
  { slug, cmsPageId }: { slug?: string | undefined; cmsPageId?: string | undefined },
  own: string | undefined,
): PageInput | undefined {
  if (cmsPageId === undefined) return own || slug ? { slug: own ?? slug } : undefined
  return /^[1-9]\d{0,8}$/.test(cmsPageId) ? { cmsPageId: Number(cmsPageId) } : undefined
}

/** Answers 404 for an unknown slug, and leads to the page `cmsNotFound` for an unknown number. */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { language } = api
  const here = pageAt(withoutLanguage(url.pathname), language)?.page
  const absent = () =>
    here === "cmsPage" ? redirect(href("cmsPageNotFound", language)) : data(null, { status: 404 })
  const input = toPageInput(params, isOwnPage(here) ? slugsOfOwnPages[here] : undefined)
  if (!input) throw absent()
  try {
    const { cmsPage } = await api.call(content.getCmsPage, input)
    return {
      words: messagesFor(request, ["content"]),
      title: cmsPage.title[language],
      blocks: groupBlocks(cmsPage.content[language]),
      updatedAt: cmsPage.updatedAt,
      ...(isOwnPage(here) ? {} : { alternates: pageAddresses(cmsPage.slug) }),
    }
  } catch (problem) {
    const isAbsent = problem instanceof ApiProblem && problem.is("DataCannotBeFoundErrorType")
    throw isAbsent ? absent() : problem
  }
}
