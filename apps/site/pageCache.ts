import { randomBytes } from "node:crypto"
import { performance } from "node:perf_hooks"
import { consent } from "@elite/contract"
import { colourThemeCookie } from "./app/colourTheme.ts"
import type { ConsentPrompt } from "./app/consent.ts"
import { attachBody, readBody } from "./sendPage.ts"

export type CacheablePageRequest = {
  method: string
  url: string
  cookie: string | undefined
  asks: ConsentPrompt
}

export type PageCache = {
  /** The answer to a request without an account, at most `ttlMs` old, with the request's own nonce. */
  respond(
    request: CacheablePageRequest,
    nonce: string,
    render: (nonce: string) => Promise<Response>,
  ): Promise<Response>
  /** Whether every visitor sees the same page: no query, no session, only known cookies. */
  isShared(request: CacheablePageRequest): boolean
}

type CachedPage = { status: number; headers: [string, string][]; parts: Buffer[] }

/** They change a page and identify no visitor. A request with any other cookie gets its own page. */
const pageCookies = new Set(["operator_language", "sidebar", colourThemeCookie])
/** Shared pages are rendered without them; of consent they depend on `asks` only. */
const ignoredCookies = new Set<string>([consent.consentCookie, ...consent.trackingCookies])
const maxPages = 120

const nameOf = (pair: string) => pair.trim().split("=", 1)[0]!

export const pickPageCookies = (cookie = ""): string =>
  cookie
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pageCookies.has(nameOf(pair)))
    .join("; ")

const cacheKey = ({ url, cookie, asks }: CacheablePageRequest) =>
  `${url}\n${asks}\n${pickPageCookies(cookie)}`

/** A page is rendered once in `ttlMs`, concurrent requests wait for it, and answers replace its stand-in nonce. */
export function createPageCache(
  ttlMs: number,
  now: () => number = () => performance.now(),
  cacheableStatus = 200,
): PageCache {
  const standIn = randomBytes(18).toString("base64url")
  const pages = new Map<string, { page: Promise<CachedPage>; until: number }>()

  const read = async (response: Response): Promise<CachedPage> => ({
    status: response.status,
    headers: [...response.headers],
    parts: (await readBody(response))
      .toString()
      .split(standIn)
      .map((part) => Buffer.from(part)),
  })
  /** Only a page that sets no cookies may be shared. */
  const isCacheable = ({ status, headers }: CachedPage) =>
    status === cacheableStatus && !headers.some(([name]) => name === "set-cookie")

  function getOrRender(key: string, render: () => Promise<Response>): Promise<CachedPage> {
    const known = pages.get(key)
    if (known && known.until > now()) return known.page
    const page = render().then(read)
    const entry = { page, until: now() + ttlMs }
    pages.set(key, entry)
    const forget = () => {
      if (pages.get(key) === entry) pages.delete(key)
    }
    page.then((rendered) => isCacheable(rendered) || forget(), forget)
    const [oldest] = pages.keys()
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
    return page
  }

  return {
    isShared: ({ method, url, cookie }) =>
      method === "GET" &&
      /^\/[\w/-]*$/.test(url) &&
      (cookie ?? "")
        .split(";")
        .map(nameOf)
        .every((name) => name === "" || pageCookies.has(name) || ignoredCookies.has(name)),
    async respond(request, nonce, render) {
      const { status, headers, parts } = await getOrRender(cacheKey(request), () => render(standIn))
      const own = Buffer.from(nonce)
      const page = Buffer.concat(parts.flatMap((part, at) => (at === 0 ? part : [own, part])))
      return attachBody(new Response(null, { status, headers }), page)
    },
  }
}
