import {
  findPathInOwnLanguage,
  languageOf,
  languagePrefix,
  pageAt,
  paths,
  toCanonicalSpelling,
  withoutLanguage,
} from "@elite/paths"

export const nonPagePattern = /^\/(api|assets|media)\//

const aliasPattern = /^(casino|en\/promotion)\//

/** Also for the page of a `.data` address. */
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

/** One not-found page per route, because the page loads the scripts of the route. */
export function sharedNotFoundPath(address: string): string {
  const language = languageOf(address)
  const page = pageAt(withoutLanguage(address), language)?.page
  const path = page ? paths[page][language].replaceAll(/:\w+/g, "-") : "-/-/-"
  return `${languagePrefix(language)}/${path}`
}

export const isCookieChoicesPage = (path: string): boolean =>
  pageAt(withoutLanguage(path), languageOf(path))?.page === "cookieChoices"

/** For an address in capitals or with needless escapes. */
export function canonicalSpelling(method: string, path: string): string | undefined {
  // A path that begins with two slashes would redirect to another host.
  if (!["GET", "HEAD"].includes(method) || !/^\/[^/\\]/.test(path)) return undefined
  const canonical = toCanonicalSpelling(path)
  return canonical === path || isNotFoundPath(canonical) ? undefined : canonical
}
