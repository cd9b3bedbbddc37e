/**
 * The address of the page that a request is about. The router asks for a page's data at `/fr.data` and `/_.data`, with
 * the routes it wants in the query; a loader's `url` argument is without them, its `request.url` is not.
 */
export function pageUrl(requested: string): Readonly<URL> {
  if (latest?.requested !== requested) latest = { requested, url: withoutData(new URL(requested)) }
  return latest.url
}

/** The loaders of one page ask for the same address, each several times. */
let latest: { requested: string; url: URL } | undefined

function withoutData(url: URL): URL {
  url.pathname = url.pathname.replace(/(\/)_\.data$|\.data$/, "$1")
  url.searchParams.delete("_routes")
  return url
}

/** Whether the browser itself asks for the page: it loads, or a form was sent without scripts. */
export const isDocument = (request: Request): boolean => !new URL(request.url).pathname.endsWith(".data")
