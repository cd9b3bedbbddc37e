import { type Language, languages } from "@elite/contract"
import { ownPages, type Page, paths } from "./paths.ts"

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
export const languagePrefix = (language: Language): string => (language === "en" ? "" : `/${language}`)

/** Where a system finds what it keeps the site as, in a language. */
export const manifestAddress = (language: Language): string =>
  `${languagePrefix(language)}/manifest.webmanifest`

const addressAt = (path: string, language: Language) =>
  `${languagePrefix(language)}${path && `/${path}`}` || "/"
const paramPattern = /:(\w+)/g
const isPlain = (path: string) => !path.includes(":")
const pages = Object.keys(paths) as Page[]
const forEachLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

/** The addresses that never vary, made once: a page names dozens of them. */
const plainAddresses = forEachLanguage((language) => {
  const plain = pages.filter((page) => isPlain(paths[page][language]))
  return new Map<Page, string>(plain.map((page) => [page, addressAt(paths[page][language], language)]))
})

/** The page of its own that a game has in place of `play`, if it has one. */
const findOwnPage = (page: Page, params: Readonly<Record<string, string>>): Page | undefined =>
  page === "play" && Object.hasOwn(ownPages, params.gameId ?? "")
    ? ownPages[params.gameId as keyof typeof ownPages]
    : undefined

/** The address of a page in a language: `href("play", "fr", { gameId: "horta-house" })` is `/fr/jouer/horta-house`; a game with a page of its own has that page's. */
export function href<P extends Page>(page: P, language: Language, ...[params]: ParamsOf<P>): string {
  const plain = plainAddresses[language].get(page)
  if (plain !== undefined) return plain
  const given: Record<string, string> = params ?? {}
  const own = findOwnPage(page, given)
  if (own) return plainAddresses[language].get(own)!
  const path = paths[page][language].replaceAll(paramPattern, (_, name) =>
    encodeURIComponent(given[name] ?? ""),
  )
  return addressAt(path, language)
}

/** Pages whose address has no varying part. */
export type PlainPage = { [P in Page]: ParamsOf<P> extends [] ? P : never }[Page]

/** The whole address of a page in a language: `addressOf("https://…", "verifyEmail", "fr", { token })`. */
export function toAbsoluteUrl(
  publicUrl: string,
  page: PlainPage,
  language: Language,
  query: Record<string, string> = {},
): string {
  const asked = new URLSearchParams(query).toString()
  return `${publicUrl}${hrefInLanguage({ page, params: {} }, language)}${asked && `?${asked}`}`
}

/** The language an address is written in. The path decides, nothing else does. */
export function languageOf(pathname: string): Language {
  if (pathname.length > 3 && pathname[3] !== "/") return "en"
  const first = pathname.slice(1, 3)
  return first === "fr" || first === "nl" ? first : "en"
}

/** What stands after the language: `/fr/tous-jeux/` gives `tous-jeux`. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(/^\/(fr|nl)(?=\/|$)/, "").replaceAll(/^\/+|\/+$/g, "")

type PageMatch = { page: Page; params: Record<string, string> }

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

/** Each page by its path where nothing varies, and the patterns of the others: every page asks several times where it is. */
const byPath = forEachLanguage((language) => ({
  plain: new Map<string, Page>(
    pages.map((page) => [paths[page][language], page] as const).filter(([path]) => isPlain(path)),
  ),
  patterns: pages.filter((page) => !isPlain(paths[page][language])),
}))

/** The page that a path without its language is in `language`, literal parts before varying ones. */
export function pageAt(path: string, language: Language): PageMatch | null {
  const { plain, patterns } = byPath[language]
  const known = plain.get(path)
  if (known !== undefined) return { page: known, params: {} }
  for (const page of patterns) {
    const params = matchPath(paths[page][language], path)
    if (params) return { page, params }
  }
  return null
}

/** The same page in another language. Varying parts are kept; the category page says its own (see `alternates`). */
export function hrefInLanguage({ page, params }: PageMatch, language: Language): string {
  const plain = plainAddresses[language].get(findOwnPage(page, params) ?? page)
  if (plain !== undefined) return plain
  return addressAt(
    paths[page][language].replaceAll(paramPattern, (_, name) => params[name] ?? ""),
    language,
  )
}

/**
 * Where a path that is no page of its language should lead, because it is one of another: `/fr/all-games` to
 * `/fr/tous-jeux`; without a prefix the slug itself tells the language, `/tous-jeux` to `/fr/tous-jeux`.
 */
export function findPathInOwnLanguage(pathname: string): string | null {
  const language = languageOf(pathname)
  const path = withoutLanguage(pathname)
  for (const other of languages) {
    if (other === language) continue
    const match = pageAt(path, other)
    if (match && match.page !== "category") return hrefInLanguage(match, language === "en" ? other : language)
  }
  return null
}

const keys = /Key$/
const unreserved = /%(2d|2e|5f|7e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/gi

/**
 * The one spelling of a path: in small letters, and with the signs that need no escape as themselves (RFC 3986, 6.2.2.2). What
 * stands for a key of a letter keeps its letters.
 */
export function toCanonicalSpelling(pathname: string): string {
  const plain = pathname.replaceAll(unreserved, (escaped) => decodeURIComponent(escaped))
  const small = plain.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
  )
  const language = languageOf(small)
  const match = pageAt(withoutLanguage(small), language)
  const given = match && Object.entries(match.params).find(([name]) => keys.test(name))
  if (!given) return small
  const at = small.lastIndexOf(given[1])
  return small.slice(0, at) + plain.slice(at, at + given[1].length) + small.slice(at + given[1].length)
}
