import { randomBytes } from "node:crypto"
import { performance } from "node:perf_hooks"
import { consent } from "@elite/contract"
import type { ConsentPrompt } from "./app/consent.ts"
import { attachBody, readBody } from "./sendPage.ts"

/** What a request says of itself, as far as it decides whether it may share a page. */
export type CacheablePageRequest = {
  method: string
  url: string
  cookie: string | undefined
  asks: ConsentPrompt
}

export type PageCache = {
  /** The answer to a request without an account, rendered now or within the last seconds; each with its own nonce. */
  respond(
    asked: CacheablePageRequest,
    nonce: string,
    render: (nonce: string) => Promise<Response>,
  ): Promise<Response>
  /** Whether such a request looks the same to every visitor: a plain page, no session, only known cookies. */
  isShared(asked: CacheablePageRequest): boolean
}

type CachedPage = { status: number; headers: [string, string][]; parts: Buffer[] }

/** Cookies that change a page and name nobody; a request with any other cookie has its page to itself. */
const pageCookies = new Set(["operator_language", "sidebar"])
/** Cookies that a page is made without: of a consent it knows only whether its browser is asked. */
const ignoredCookies = new Set<string>([consent.consentCookie, ...consent.trackingCookies])
const maxPages = 120

const nameOf = (pair: string) => pair.trim().split("=", 1)[0]!

/** The cookies that a shared page is made with. */
export const pickPageCookies = (cookie = ""): string =>
  cookie
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pageCookies.has(nameOf(pair)))
    .join("; ")

const cacheKey = ({ url, cookie, asks }: CacheablePageRequest) =>
  `${url}\n${asks}\n${pickPageCookies(cookie)}`

/**
 * Visitors without an account all see the same page, and rendering it is most of the work of the site. It is
 * rendered once in `keepMs` and handed to everybody who asks meanwhile; those who ask while it is being
 * rendered wait for that one. The page is rendered with a stand-in for the nonce of its content security
 * policy, which every answer replaces by its own.
 */
export function createPageCache(
  keepMs: number,
  now: () => number = () => performance.now(),
  keptStatus = 200,
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
  /** Only a page that was found and sets nothing is anybody else's too. */
  const isKept = ({ status, headers }: CachedPage) =>
    status === keptStatus && !headers.some(([name]) => name === "set-cookie")

  function remembered(key: string, render: () => Promise<Response>): Promise<CachedPage> {
    const known = pages.get(key)
    if (known && known.until > now()) return known.page
    const page = render().then(read)
    const entry = { page, until: now() + keepMs }
    pages.set(key, entry)
    const forget = () => {
      if (pages.get(key) === entry) pages.delete(key)
    }
    page.then((made) => isKept(made) || forget(), forget)
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
    async respond(asked, nonce, render) {
      const { status, headers, parts } = await remembered(cacheKey(asked), () => render(standIn))
      const own = Buffer.from(nonce)
      const page = Buffer.concat(parts.flatMap((part, at) => (at === 0 ? part : [own, part])))
      return attachBody(new Response(null, { status, headers }), page)
    },
  }
}
