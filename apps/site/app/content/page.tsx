import { content } from "@elite/contract"
import { href, pageAt, withoutLanguage } from "@elite/paths"
import { data } from "react-router"
import { useTranslations } from "use-intl"
import { ApiProblem } from "../api.ts"
import { useFormats } from "../language.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/page"
import { blocksOf } from "./blocks.ts"

/** Pages that have an address of their own besides `/site-info/…`, by the slug their text is kept under. */
const ownAddress = {
  terms: "terms-and-conditions",
  privacy: "privacy-policy",
  cookies: "cookies",
  about: "about",
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

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const first = loaderData.blocks.find((block) => block.kind === "text")
  return [
    { title: `${loaderData.title} — Elite` },
    ...(first?.kind === "text" ? [{ name: "description", content: first.text.slice(0, 160) }] : []),
  ]
}

export default function ContentPage({ loaderData: { title, blocks, updatedAt } }: Route.ComponentProps) {
  const t = useTranslations("content")
  const formats = useFormats()
  return (
    <article className="mx-auto max-w-3xl px-gutter py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-muted text-sm">{t("updated", { date: formats.date(updatedAt) })}</p>
      <div className="mt-8 grid gap-4 text-pretty leading-relaxed">
        {blocks.map((block) => {
          if (block.kind === "list")
            return (
              <ul key={block.key} className="grid list-disc gap-1.5 pl-5 marker:text-brass">
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )
          if (block.kind === "text") return <p key={block.key}>{block.text}</p>
          return (
            <h2 key={block.key} className="mt-5 text-xl sm:text-2xl">
              {block.text}
            </h2>
          )
        })}
      </div>
    </article>
  )
}
