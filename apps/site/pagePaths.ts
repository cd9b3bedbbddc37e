import {
  findPathInOwnLanguage,
  languageOf,
  languagePrefix,
  pageAt,
  paths,
  toCanonicalSpelling,
  withoutLanguage,
} from "@elite/paths"

/** Addresses of files and calls: a missing one gets no page. */
export const nonPagePattern = /^\/(api|assets|media)\//

/** Other names of pages (`casino/play-game/…`, `en/promotion/…`). */
const aliasPattern = /^(casino|en\/promotion)\//

/** True if the address, or the page of a `.data` address, can be no page in any language. */
export function isNotFoundPath(address: string): boolean {
  const path = address.replace(/\.data$/, "")
  const rest = withoutLanguage(path)
  return (
    rest.includes("/") &&
    !pageAt(rest, languageOf(path)) &&
    !findPathInOwnLanguage(path) &&
    !aliasPattern.test(rest)
  )
}

/**
 * The address whose "not found" page serves all unknown addresses of the same route, so that one cached page serves them all.
 * Each route has its own, because the page loads the scripts of the route.
 */
export function sharedNotFoundPath(address: string): string {
  const language = languageOf(address)
  const page = pageAt(withoutLanguage(address), language)?.page
  const path = page ? paths[page][language].replaceAll(/:\w+/g, "-") : "-/-/-"
  return `${languagePrefix(language)}/${path}`
}

/** The page of a browser's own cookie choices, which is never shared. */
export const isCookieChoicesPage = (path: string): boolean =>
  pageAt(withoutLanguage(path), languageOf(path))?.page === "cookieChoices"

/** The spelling to redirect to, for an address in capitals or with needless escapes. */
export function canonicalSpelling(method: string, path: string): string | undefined {
  // An address that begins with two slashes would lead to another host.
  if (!["GET", "HEAD"].includes(method) || !/^\/[^/\\]/.test(path)) return undefined
  const canonical = toCanonicalSpelling(path)
  return canonical === path || isNotFoundPath(canonical) ? undefined : canonical
}
