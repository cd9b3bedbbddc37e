import { type Language, languages } from "@elite/contract"
import { type Page, paths } from "./paths.ts"

type Names<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never
type ParamNames<P extends Page> = Names<(typeof paths)[P]["en"]>
/** The parameters a page's address needs: none, or an object with one text for each varying part. */
export type ParamsOf<P extends Page> = [ParamNames<P>] extends [never]
  ? []
  : [params: Record<ParamNames<P>, string>]

/** The first part of every address in a language: nothing in English. */
export const prefixOf = (language: Language): string => (language === "en" ? "" : `/${language}`)

/** The address of a page in a language: `href("play", "fr", { gameId: "horta-house" })` is `/fr/jouer/horta-house`. */
export function href<P extends Page>(page: P, language: Language, ...[params]: ParamsOf<P>): string {
  const given: Record<string, string> = params ?? {}
  const path = paths[page][language].replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(given[name] ?? ""))
  return `${prefixOf(language)}${path && `/${path}`}` || "/"
}

/** Pages whose address has no varying part. */
export type PlainPage = { [P in Page]: ParamsOf<P> extends [] ? P : never }[Page]

/** The whole address of a page in a language: `addressOf("https://…", "verifyEmail", "fr", { token })`. */
export function addressOf(
  publicUrl: string,
  page: PlainPage,
  language: Language,
  query: Record<string, string> = {},
): string {
  const asked = new URLSearchParams(query).toString()
  return `${publicUrl}${inLanguage({ page, params: {} }, language)}${asked && `?${asked}`}`
}

/** The language an address is written in. The path decides, nothing else does. */
export function languageOf(pathname: string): Language {
  const first = pathname.split("/", 2)[1]
  return first === "fr" || first === "nl" ? first : "en"
}

/** What stands after the language: `/fr/tous-jeux/` gives `tous-jeux`. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(/^\/(fr|nl)(?=\/|$)/, "").replaceAll(/^\/+|\/+$/g, "")

type Match = { page: Page; params: Record<string, string> }

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split("/")
  const found = path.split("/")
  if (expected.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of expected.entries()) {
    const value = found[i] ?? ""
    if (part.startsWith(":")) {
      if (!value) return null
      params[part.slice(1)] = value
    } else if (part !== value) return null
  }
  return params
}

/** The page that a path without its language is in `language`, literal parts before varying ones. */
export function pageAt(path: string, language: Language): Match | null {
  for (const page of Object.keys(paths) as Page[]) {
    const params = matchPath(paths[page][language], path)
    if (params) return { page, params }
  }
  return null
}

/** The same page in another language. Varying parts are kept; the category page says its own (see `alternates`). */
export function inLanguage({ page, params }: Match, language: Language): string {
  const path = paths[page][language].replaceAll(/:(\w+)/g, (_, name) => params[name] ?? "")
  return `${prefixOf(language)}${path && `/${path}`}` || "/"
}

/**
 * Where a path that is no page of its language should lead, because it is one of another: `/fr/all-games` to
 * `/fr/tous-jeux`; without a prefix the slug itself tells the language, `/tous-jeux` to `/fr/tous-jeux`.
 */
export function elsewhere(pathname: string): string | null {
  const language = languageOf(pathname)
  const path = withoutLanguage(pathname)
  for (const other of languages) {
    if (other === language) continue
    const match = pageAt(path, other)
    if (match && match.page !== "category") return inLanguage(match, language === "en" ? other : language)
  }
  return null
}
