import { games, type Language, languages, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { data, redirect } from "react-router"
import { findPathInOtherLanguage } from "../alternates.ts"
import { apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/category"
import { listGames } from "./gameList.server.ts"

type Categories = ReplyOf<typeof games.getGameCategory>["gameCategories"]

/** An English address does not tell the language of a foreign slug, so the slug decides. */
function categoryPathInOtherLanguage(
  categories: Categories,
  word: string,
  language: Language,
): string | null {
  for (const { slug } of categories) {
    const slugLanguage = languages.find((other) => slug[other] === word)
    if (!slugLanguage) continue
    const target = language === "en" ? slugLanguage : language
    return href("category", target, { category: slug[target] })
  }
  return null
}

/** A slug of another language redirects to this language's; an unknown one may be another language's page, or 404. */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { language } = api
  const { gameCategories } = await api.call(games.getGameCategory, {})
  const category = gameCategories.find(({ slug }) => slug[language] === params.category)
  if (!category) {
    const address =
      categoryPathInOtherLanguage(gameCategories, params.category, language) ?? findPathInOtherLanguage(url)
    if (address) throw redirect(address, 301)
    throw data(null, { status: 404 })
  }
  const list = await listGames(api, url.searchParams, { category: category.code })
  return {
    words: messagesFor(request, ["games", "tiles"]),
    name: category.name[language],
    description: translate(language, "games")("categoryDescription", { category: category.name[language] }),
    list,
    alternates: {
      en: href("category", "en", { category: category.slug.en }),
      fr: href("category", "fr", { category: category.slug.fr }),
      nl: href("category", "nl", { category: category.slug.nl }),
    },
  }
}
