/** The router asks for data at `/fr.data` and `/_.data`, with `_routes` in the query. */
export function pageUrl(requested: string): Readonly<URL> {
  if (latest?.requested !== requested) latest = { requested, url: withoutData(new URL(requested)) }
  return latest.url
}

/** Memoized, because every loader of a page asks for it. */
let latest: { requested: string; url: URL } | undefined

function withoutData(url: URL): URL {
  url.pathname = url.pathname.replace(/(\/)_\.data$|\.data$/, "$1")
  url.searchParams.delete("_routes")
  return url
}

/** True for a full load and for a form sent without scripts. */
export const isDocument = (request: Request): boolean => !new URL(request.url).pathname.endsWith(".data")
