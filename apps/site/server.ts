import { existsSync } from "node:fs"
import { fileURLToPath, pathToFileURL } from "node:url"
import { constants } from "node:zlib"
import { consent, type Language, languages, me } from "@elite/contract"
import { elsewhere, href, languageOf, pageAt, paths, prefixOf, spelled, withoutLanguage } from "@elite/paths"
import compress from "@fastify/compress"
import fastifyStatic from "@fastify/static"
import { parseCookie } from "cookie"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import type { ServerBuild } from "react-router"
import { asksOf } from "./app/consent.ts"
import { nowhereHeader } from "./app/nowhere.ts"
import { pageUrl } from "./app/pageUrl.ts"
import type { Dispatch, Visit } from "./app/visit.server.ts"
import { builtFiles } from "./builtFiles.ts"
import { firstPage } from "./firstPage.ts"
import { assertForm, assertWords } from "./forms.ts"
import { loggedPath } from "./loggedPath.ts"
import { manifest, manifestAddresses } from "./manifest.ts"
import { pageHandlers } from "./pageHandlers.ts"
import { keptCookies, pageMemory } from "./pageMemory.ts"
import { sendPage, withBytes, withRetryAfter } from "./sendPage.ts"
import { robots, sendSitemap } from "./sitemap.ts"
import { turns } from "./turns.ts"

export type { Dispatch } from "./app/visit.server.ts"

export type SiteOptions = {
  /** Opens the way to the API in this process for one page. */
  open: () => Dispatch
  /** Scheme and host under which people reach the site, without a slash at the end. */
  publicUrl: string
  /** The language of whoever asks: the one they last saw a page in, else the first of their browser's that we speak. */
  languageOf: (asker: { headers: FastifyRequest["headers"] }) => Language
  /** Origins that games may be framed from. */
  frameOrigins: readonly string[]
  mode: "production" | "development"
  /** Writes a fault that kept a page from being made into the log, and answers its name there. */
  failed: (error: unknown, route: string) => string
}

const folder = fileURLToPath(new URL(".", import.meta.url))
const builtServer = `${folder}build/server/index.js`
const builtClient = `${folder}build/client`

/** Headers that a visitor may pass on to the API. Everything about address and scheme is the host's to say. */
const passedOn = ["cookie", "user-agent", "host", "origin", "referer", "sec-fetch-site", "sec-fetch-mode"]

/** What is not there under these is no page that is missing: whoever asked for a file or a call gets no page. */
const notPages = /^\/(api|assets|media)\//

/** Whether no page of any language can be meant, nor the data of one. */
function isNowhere(address: string): boolean {
  const path = address.replace(/\.data$/, "")
  const rest = withoutLanguage(path)
  return rest.includes("/") && !pageAt(rest, languageOf(path)) && !elsewhere(path) && !otherNames.test(rest)
}
/** Other names of pages that have a part of their own (`casino/play-game/…`, `en/promotion/…`). */
const otherNames = /^(casino|en\/promotion)\//

/**
 * The address whose page stands for all that is nowhere in the same place: any address of nothing, any game that does
 * not exist. A place has its own, because its scripts must be those of the route that the browser finds there.
 */
function sameNowhere(address: string): string {
  const language = languageOf(address)
  const page = pageAt(withoutLanguage(address), language)?.page
  const path = page ? paths[page][language].replaceAll(/:\w+/g, "-") : "-/-/-"
  return `${prefixOf(language)}/${path}`
}

const consentCookieOf = (header: string | undefined) =>
  header?.includes(consent.consentCookie)
    ? parseCookie(header, { decode: (value) => value })[consent.consentCookie]
    : undefined

/** The page that shows what its browser has chosen: nobody else's. */
const isChoices = (path: string): boolean =>
  pageAt(withoutLanguage(path), languageOf(path))?.page === "cookieChoices"

function visitOf(request: FastifyRequest, reply: FastifyReply, options: SiteOptions): Visit {
  const headers: Record<string, string> = {}
  for (const name of passedOn) {
    const value = request.headers[name]
    if (typeof value === "string") headers[name] = value
  }
  const { pathname, search } = pageUrl(new URL(request.url, options.publicUrl).href)
  return {
    dispatch: options.open(),
    headers,
    address: request.ip,
    pathname,
    search,
    publicUrl: options.publicUrl,
    frameOrigins: options.frameOrigins,
    nonce: (reply as { cspNonce?: string }).cspNonce,
    setCookies: [],
    hasNowhere: options.mode === "production",
    asks: asksOf(consentCookieOf(request.headers.cookie), new Date()),
    failed: (error) => options.failed(error, loggedPath(request.url)),
  }
}

/** Aborted when the asker hangs up before their answer is there. */
function hangUpOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** For a page that others wait for too: one who hangs up must not end it for them. */
const never = new AbortController().signal

/** A form of ours is a few fields. */
const formBytes = 64 * 1024
/** One with a file in it is longer; how long the file may be, the call says that takes it. */
const fileFormBytes = 10 * 1024 * 1024
const tooLong = "FST_ERR_CTP_BODY_TOO_LARGE"
/** The pages with such a form, and the data of them. */
const withFiles = languages.flatMap((language) =>
  (["settings", "kyc", "userVerification"] as const).flatMap((page) => {
    const path = href(page, language)
    return [path, `${path}.data`]
  }),
)

/** How the address of a page is spelled, where it was asked for in capitals or with needless escapes. */
function otherSpelling(method: string, path: string): string | undefined {
  // An address that begins with two slashes would lead to another host.
  if (!["GET", "HEAD"].includes(method) || !/^\/[^/\\]/.test(path)) return undefined
  const one = spelled(path)
  return one === path || isNowhere(one) ? undefined : one
}

/** Whether a form of ours came without its origin, which a referrer policy hid: React Router knows no such origin. */
const isHidden = ({ headers }: FastifyRequest): boolean =>
  headers.origin === "null" && headers["sec-fetch-site"] === "same-origin"

/** Fastify's request as the web's. */
function toWebRequest(request: FastifyRequest, publicUrl: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":") || value === undefined) continue
    if (name === "origin" && isHidden(request)) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const hasBody = request.body instanceof Buffer
  const host = request.host || new URL(publicUrl).host
  return new Request(`${request.protocol}://${host}${request.originalUrl}`, {
    method: request.method,
    headers,
    signal,
    ...(hasBody ? { body: new Uint8Array(request.body as Buffer) } : {}),
  })
}

/**
 * How long a page is kept that visitors without an account share; in development every page is made anew. What an operator
 * switches off has to be gone from it in five seconds: listeners hear of it within half of one, the catalogue is read again after a
 * quarter, and answers that are the same for everybody are kept for a whole one.
 */
const keepPagesMs = ({ mode }: SiteOptions) => (mode === "production" ? 3_000 : 0)

/**
 * Pages of their own that are made at once for visitors whom nobody knows (searches, sessions made up). Each takes the
 * event loop for milliseconds: a flood of them would stand before every page that is shared, and before the players.
 */
const strangersAtOnce = 4

/** Where the server's part of the site comes from: the same build every time, or the sources as they are now. */
type Load = () => Promise<ServerBuild>

/** Vite before every other handler, serving the sources. */
async function developedSite(app: FastifyInstance): Promise<Load> {
  const { createServer } = await import("vite")
  // The browser's end of Vite listens at the site's own address.
  ;(app as unknown as { socketPaths?: Set<string> }).socketPaths?.add("/")
  const vite = await createServer({
    root: folder,
    appType: "custom",
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook("onClose", () => vite.close())
  app.addHook("onRequest", (request, reply, next) => {
    // Vite puts sheets into the page as it goes, and a worker waits for a server that starts again.
    const policy = String(reply.getHeader("content-security-policy") ?? "")
    reply.header(
      "content-security-policy",
      policy.replace(/style-src 'self' [^;]+/, "worker-src blob:; style-src 'self' 'unsafe-inline'"),
    )
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    vite.middlewares(request.raw, reply.raw, next)
  })
  return async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild
}

/** What `npm run build` made, with its files under their addresses. Throws where it made nothing. */
async function builtSite(app: FastifyInstance): Promise<Load> {
  if (!existsSync(builtServer)) throw new Error("The site is not built: run `npm run build` in apps/site.")
  const built = (await import(pathToFileURL(builtServer).href)) as ServerBuild
  await app.register(fastifyStatic, builtFiles(builtClient))
  return async () => built
}

/** Makes pages from a build: one visitor's own, and the one that says that nothing is here. */
function pagesOf(options: SiteOptions, load: Load) {
  const handlerOf = pageHandlers(options.mode)
  // What is nowhere is the same page for everybody: nobody is looked up and nothing is rendered for it.
  const nowhere = pageMemory(keepPagesMs(options), undefined, 404)

  const rendered = async (request: FastifyRequest, visit: Visit, signal: AbortSignal) => {
    const { handle, contextOf } = handlerOf(await load(), visit.pathname)
    const response = await handle(toWebRequest(request, options.publicUrl, signal), contextOf(visit))
    for (const cookie of visit.setCookies) response.headers.append("set-cookie", cookie)
    return withBytes(withRetryAfter(response, visit), visit.drawn)
  }
  const answerNowhere = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const { cspNonce = "" } = reply as { cspNonce?: string }
    const url = sameNowhere(path)
    const { asks } = visitOf(request, reply, options)
    const render = async (nonce: string) => {
      const { handle, contextOf } = handlerOf(await load(), url)
      const own = { headers: {}, pathname: url, search: "", nonce, hasNowhere: false, asks }
      const visit: Visit = { ...visitOf(request, reply, options), ...own }
      const response = await handle(new Request(options.publicUrl + url), contextOf(visit))
      return withBytes(response, visit.drawn)
    }
    return nowhere.answer({ method: "GET", url, cookie: undefined, asks }, cspNonce, render)
  }
  /** What only a loader could know to be nowhere (a word, a game, a studio) is one page too, with its own cookies. */
  const orNowhere = async (response: Response, request: FastifyRequest, reply: FastifyReply) => {
    if (!response.headers.has(nowhereHeader)) return response
    const page = await answerNowhere(request.url.split("?", 1)[0]!, request, reply)
    for (const cookie of response.headers.getSetCookie()) page.headers.append("set-cookie", cookie)
    return page
  }
  return { rendered, answerNowhere, orNowhere }
}

/**
 * The player site as a Fastify plugin: files under `/assets`, `robots.txt`, `sitemap.xml`, and server-rendered pages
 * for every other address. Register it after the API's routes. In production it needs `npm run build` first and
 * throws without it; in development Vite serves the sources, and `options.mode` is the only difference.
 */
export function site(options: SiteOptions): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers()
    const whole = { parseAs: "buffer", bodyLimit: formBytes } as const
    app.addContentTypeParser("*", whole, (_request, body, done) => done(null, body))

    await app.register(compress, {
      threshold: 1024,
      encodings: ["br", "gzip"],
      // The default quality of 11 would cost more than it saves.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    })

    const load = options.mode === "development" ? await developedSite(app) : await builtSite(app)

    app.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robots(options.publicUrl)))
    app.get("/sitemap.xml", (_request, reply) => sendSitemap(reply, options.publicUrl, options.open()))

    for (const [address, language] of manifestAddresses)
      app.get(address, (_request, reply) =>
        reply.type("application/manifest+json").send(JSON.stringify(manifest(language))),
      )

    const { rendered, answerNowhere, orNowhere } = pagesOf(options, load)
    const inTurn = turns(strangersAtOnce)
    const memory = pageMemory(keepPagesMs(options))
    const page = async (request: FastifyRequest, reply: FastifyReply) => {
      if (notPages.test(request.url)) return reply.callNotFound()
      const accepted = request.headers["accept-encoding"] as string | undefined
      const path = request.url.split("?", 1)[0]!
      const other = otherSpelling(request.method, path)
      if (other) return reply.redirect(other + request.url.slice(path.length), 301)
      const first = firstPage(request, reply, options.languageOf)
      if (first) return reply.redirect(first)
      const isKnown = (request as { isKnownPlayer?: boolean }).isKnownPlayer
      if (!isKnown && isNowhere(path)) {
        // The router reads an answer that is not its own as "not found".
        if (path.endsWith(".data")) return reply.callNotFound()
        return sendPage(reply, await answerNowhere(path, request, reply), accepted)
      }
      if (request.method === "POST") await assertForm(toWebRequest(request, options.publicUrl, never))
      const visit = visitOf(request, reply, options)
      const { asks } = visit
      const asked = { method: request.method, url: request.url, cookie: request.headers.cookie, asks }
      const isOwn = visit.nonce === undefined || !memory.isShared(asked) || isChoices(path)
      // What others are shown too is made without what names this browser.
      const everybodys = { ...visit.headers, cookie: keptCookies(asked.cookie) }
      const render = (nonce: string) => rendered(request, { ...visit, headers: everybodys, nonce }, never)
      const own = () => rendered(request, visit, hangUpOf(reply))
      const response = !isOwn
        ? await memory.answer(asked, visit.nonce!, render)
        : await (isKnown ? own() : inTurn(own))
      assertWords(response, reply)
      return sendPage(reply, await orNowhere(response, request, reply), accepted)
    }
    // Packed by whoever sends it, see `sendPage`.
    const config = { isPage: true } as object
    app.all("/*", { compress: false, config }, page)
    // A long form is not even read for somebody who is nobody.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method !== "POST" || Number(request.headers["content-length"] ?? Number.NaN) <= formBytes)
        return
      const { dispatch, headers, address } = visitOf(request, reply, options)
      const { method, path } = me.getUserDetails
      const { status } = await dispatch({ method, path, input: {}, headers, address })
      if (status !== 200) throw Object.assign(new Error("Too long for a visitor"), { code: tooLong })
    }
    for (const url of withFiles)
      app.post(url, { compress: false, config, bodyLimit: fileFormBytes, onRequest }, page)
  }
}
