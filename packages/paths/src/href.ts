import { type Language, languages } from "@elite/contract"
import { ownPages, type Page, paths } from "./paths.ts"

type Names<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never
type ParamNames<P extends Page> = Names<(typeof paths)[P]["en"]>
/** None, or an object with a text for each parameter of the page's path. */
export type ParamsOf<P extends Page> = [ParamNames<P>] extends [never]
  ? []
  : [params: Record<ParamNames<P>, string>]

/** Empty for English. */
export const languagePrefix = (language: Language): string => (language === "en" ? "" : `/${language}`)

export const manifestAddress = (language: Language): string =>
  `${languagePrefix(language)}/manifest.webmanifest`

const addressAt = (path: string, language: Language) =>
  `${languagePrefix(language)}${path && `/${path}`}` || "/"
const paramPattern = /:(\w+)/g
const isPlain = (path: string) => !path.includes(":")
const pages = Object.keys(paths) as Page[]
const forEachLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

/** Paths without parameters, built once: a page uses dozens of them. */
const plainAddresses = forEachLanguage((language) => {
  const plain = pages.filter((page) => isPlain(paths[page][language]))
  return new Map<Page, string>(plain.map((page) => [page, addressAt(paths[page][language], language)]))
})

/** The page of a game that does not use `play`. */
const findOwnPage = (page: Page, params: Readonly<Record<string, string>>): Page | undefined =>
  page === "play" && Object.hasOwn(ownPages, params.gameId ?? "")
    ? ownPages[params.gameId as keyof typeof ownPages]
    : undefined

/** `href("play", "fr", { gameId: "horta-house" })` is `/fr/jouer/horta-house`; some games have their own page. */
export function href<P extends Page>(page: P, language: Language, ...[params]: ParamsOf<P>): string {
  const plain = plainAddresses[language].get(page)
  if (plain !== undefined) return plain
  const values: Record<string, string> = params ?? {}
  const own = findOwnPage(page, values)
  if (own) return plainAddresses[language].get(own)!
  const path = paths[page][language].replaceAll(paramPattern, (_, name) =>
    encodeURIComponent(values[name] ?? ""),
  )
  return addressAt(path, language)
}

export type PlainPage = { [P in Page]: ParamsOf<P> extends [] ? P : never }[Page]

/** The absolute URL of a page: `toAbsoluteUrl("https://…", "verifyEmail", "fr", { token })`. */
export function toAbsoluteUrl(
  publicUrl: string,
  page: PlainPage,
  language: Language,
  query: Record<string, string> = {},
): string {
  const queryString = new URLSearchParams(query).toString()
  return `${publicUrl}${hrefInLanguage({ page, params: {} }, language)}${queryString && `?${queryString}`}`
}

/** The language is decided by the path alone. */
export function languageOf(pathname: string): Language {
  if (pathname.length > 3 && pathname[3] !== "/") return "en"
  const first = pathname.slice(1, 3)
  return first === "fr" || first === "nl" ? first : "en"
}

/** The part after the language: `/fr/tous-jeux/` gives `tous-jeux`. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(/^\/(fr|nl)(?=\/|$)/, "").replaceAll(/^\/+|\/+$/g, "")

type PageMatch = { page: Page; params: Record<string, string> }

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split("/")
  const parts = path.split("/")
  if (expected.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of expected.entries()) {
    const value = parts[i] ?? ""
    if (part.startsWith(":")) {
      if (!value) return null
      params[part.slice(1)] = value
    } else if (part !== value) return null
  }
  return params
}

/** Plain paths in a map and patterns for the rest, because every page looks up its path several times. */
const byPath = forEachLanguage((language) => ({
  plain: new Map<string, Page>(
    pages.map((page) => [paths[page][language], page] as const).filter(([path]) => isPlain(path)),
  ),
  patterns: pages.filter((page) => !isPlain(paths[page][language])),
}))

/** The page of a path without its language, literal parts before parameters. */
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

/** The same page in another language. Parameters are kept; the category page declares its own (see `alternates`). */
export function hrefInLanguage({ page, params }: PageMatch, language: Language): string {
  const plain = plainAddresses[language].get(findOwnPage(page, params) ?? page)
  if (plain !== undefined) return plain
  return addressAt(
    paths[page][language].replaceAll(paramPattern, (_, name) => params[name] ?? ""),
    language,
  )
}

/** `/fr/all-games` redirects to `/fr/tous-jeux`; `/tous-jeux`, without a prefix, too. Null for others. */
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

/** Lower case, unreserved characters unescaped (RFC 3986, 6.2.2.2). A key or token keeps its case. */
export function toCanonicalSpelling(pathname: string): string {
  const plain = pathname.replaceAll(unreserved, (escaped) => decodeURIComponent(escaped))
  const small = plain.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith("%") ? part.toUpperCase() : part.toLowerCase(),
  )
  const language = languageOf(small)
  const match = pageAt(withoutLanguage(small), language)
  const keyParam = match && Object.entries(match.params).find(([name]) => keys.test(name))
  if (!keyParam) return small
  const at = small.lastIndexOf(keyParam[1])
  return small.slice(0, at) + plain.slice(at, at + keyParam[1].length) + small.slice(at + keyParam[1].length)
}
