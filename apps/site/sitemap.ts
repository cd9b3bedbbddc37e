import { games, type Language, languages, type ReplyOf } from "@elite/contract"
import { closedToRobots, href, publicPages } from "@elite/paths"
import { dataIn } from "./app/api.ts"
import type { Dispatch } from "./app/visit.server.ts"

/** What robots may read: nothing of an account, no game's own page. */
export const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...closedToRobots().map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n")

async function categoriesOf(
  dispatch: Dispatch,
): Promise<ReplyOf<typeof games.getGameCategory>["gameCategories"]> {
  try {
    const { method, path } = games.getGameCategory
    const answer = await dispatch({ method, path, input: {}, headers: {}, address: "127.0.0.1" })
    return dataIn<typeof games.getGameCategory>(answer.status, answer.body).gameCategories
  } catch (problem) {
    console.error(problem)
    return []
  }
}

/** Every public page with its other languages; without the categories when the catalogue does not answer. */
export async function sitemap(publicUrl: string, dispatch: Dispatch): Promise<string> {
  const pages: Record<Language, string>[] = publicPages.map((page) => ({
    en: href(page, "en"),
    fr: href(page, "fr"),
    nl: href(page, "nl"),
  }))
  for (const { slug } of await categoriesOf(dispatch)) {
    pages.push({
      en: href("category", "en", { category: slug.en }),
      fr: href("category", "fr", { category: slug.fr }),
      nl: href("category", "nl", { category: slug.nl }),
    })
  }
  const urls = pages.flatMap((addresses) =>
    languages.map((language) => {
      const links = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${publicUrl}${addresses[other]}"/>`,
      )
      return `<url><loc>${publicUrl}${addresses[language]}</loc>${links.join("")}</url>`
    }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n")
}
