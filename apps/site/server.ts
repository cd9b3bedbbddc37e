import { existsSync } from "node:fs"
import { fileURLToPath, pathToFileURL } from "node:url"
import { constants } from "node:zlib"
import { consent, type Language, languages, me } from "@elite/contract"
import { href } from "@elite/paths"
import compress from "@fastify/compress"
import fastifyStatic from "@fastify/static"
import { parseCookie } from "cookie"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import type { ServerBuild } from "react-router"
import { consentPrompt } from "./app/consent.ts"
import { notFoundHeader } from "./app/notFound.ts"
import { pageUrl } from "./app/pageUrl.ts"
import type { Dispatch, Visit } from "./app/visit.server.ts"
import { builtFiles } from "./builtFiles.ts"
import { concurrencyLimit } from "./concurrencyLimit.ts"
import { languageRedirect } from "./languageRedirect.ts"
import { manifest, manifestAddresses } from "./manifest.ts"
import { createPageCache, pickPageCookies } from "./pageCache.ts"
import { pageHandlers } from "./pageHandlers.ts"
import {
  canonicalSpelling,
  isCookieChoicesPage,
  isNotFoundPath,
  nonPagePattern,
  sharedNotFoundPath,
} from "./pagePaths.ts"
import { redactPath } from "./redactPath.ts"
import { assertReadableForm, assertTranslated } from "./requestGuards.ts"
import { attachBody, sendPage, withRetryAfter } from "./sendPage.ts"
import { robots, sendSitemap } from "./sitemap.ts"

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
const forwardedHeaders = [
  "cookie",
  "user-agent",
  "host",
  "origin",
  "referer",
  "sec-fetch-site",
  "sec-fetch-mode",
]

const readConsentCookie = (header: string | undefined) =>
  header?.includes(consent.consentCookie)
    ? parseCookie(header, { decode: (value) => value })[consent.consentCookie]
    : undefined

function toVisit(request: FastifyRequest, reply: FastifyReply, options: SiteOptions): Visit {
  const headers: Record<string, string> = {}
  for (const name of forwardedHeaders) {
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
    asks: consentPrompt(readConsentCookie(request.headers.cookie), new Date()),
    failed: (error) => options.failed(error, redactPath(request.url)),
  }
}

/** Aborted when the asker hangs up before their answer is there. */
function createHangUpSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** For a page that others wait for too: one who hangs up must not end it for them. */
const neverAborted = new AbortController().signal

/** A form of ours is a few fields. */
const formBytes = 64 * 1024
/** One with a file in it is longer; how long the file may be, the call says that takes it. */
const fileFormBytes = 10 * 1024 * 1024
const tooLong = "FST_ERR_CTP_BODY_TOO_LARGE"
/** The pages with such a form, and the data of them. */
const fileFormPaths = languages.flatMap((language) =>
  (["settings", "kyc", "userVerification"] as const).flatMap((page) => {
    const path = href(page, language)
    return [path, `${path}.data`]
  }),
)

/** Whether a form of ours came without its origin, which a referrer policy hid: React Router knows no such origin. */
const isOriginHidden = ({ headers }: FastifyRequest): boolean =>
  headers.origin === "null" && headers["sec-fetch-site"] === "same-origin"

/** Fastify's request as the web's. */
function toWebRequest(request: FastifyRequest, publicUrl: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":") || value === undefined) continue
    if (name === "origin" && isOriginHidden(request)) continue
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
const pageCacheMs = ({ mode }: SiteOptions) => (mode === "production" ? 3_000 : 0)

/**
 * Pages of their own that are made at once for visitors whom nobody knows (searches, sessions made up). Each takes the
 * event loop for milliseconds: a flood of them would stand before every page that is shared, and before the players.
 */
const maxUncachedVisitorPages = 4

/** Where the server's part of the site comes from: the same build every time, or the sources as they are now. */
type LoadBuild = () => Promise<ServerBuild>

/** Vite before every other handler, serving the sources. */
async function serveFromVite(app: FastifyInstance): Promise<LoadBuild> {
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
async function serveFromBuild(app: FastifyInstance): Promise<LoadBuild> {
  if (!existsSync(builtServer)) throw new Error("The site is not built: run `npm run build` in apps/site.")
  const built = (await import(pathToFileURL(builtServer).href)) as ServerBuild
  await app.register(fastifyStatic, builtFiles(builtClient))
  return async () => built
}

/** Makes pages from a build: one visitor's own, and the one that says that nothing is here. */
function createPageRenderers(options: SiteOptions, load: LoadBuild) {
  const handlerOf = pageHandlers(options.mode)
  // What is nowhere is the same page for everybody: nobody is looked up and nothing is rendered for it.
  const nowhere = createPageCache(pageCacheMs(options), undefined, 404)

  const rendered = async (request: FastifyRequest, visit: Visit, signal: AbortSignal) => {
    const { handle, contextOf } = handlerOf(await load(), visit.pathname)
    const response = await handle(toWebRequest(request, options.publicUrl, signal), contextOf(visit))
    for (const cookie of visit.setCookies) response.headers.append("set-cookie", cookie)
    return attachBody(withRetryAfter(response, visit), visit.drawn)
  }
  const answerNowhere = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const { cspNonce = "" } = reply as { cspNonce?: string }
    const url = sharedNotFoundPath(path)
    const { asks } = toVisit(request, reply, options)
    const render = async (nonce: string) => {
      const { handle, contextOf } = handlerOf(await load(), url)
      const own = { headers: {}, pathname: url, search: "", nonce, hasNowhere: false, asks }
      const visit: Visit = { ...toVisit(request, reply, options), ...own }
      const response = await handle(new Request(options.publicUrl + url), contextOf(visit))
      return attachBody(response, visit.drawn)
    }
    return nowhere.respond({ method: "GET", url, cookie: undefined, asks }, cspNonce, render)
  }
  /** What only a loader could know to be nowhere (a word, a game, a studio) is one page too, with its own cookies. */
  const orNowhere = async (response: Response, request: FastifyRequest, reply: FastifyReply) => {
    if (!response.headers.has(notFoundHeader)) return response
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

    const load = options.mode === "development" ? await serveFromVite(app) : await serveFromBuild(app)

    app.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robots(options.publicUrl)))
    app.get("/sitemap.xml", (_request, reply) => sendSitemap(reply, options.publicUrl, options.open()))

    for (const [address, language] of manifestAddresses)
      app.get(address, (_request, reply) =>
        reply.type("application/manifest+json").send(JSON.stringify(manifest(language))),
      )

    const { rendered, answerNowhere, orNowhere } = createPageRenderers(options, load)
    const inTurn = concurrencyLimit(maxUncachedVisitorPages)
    const memory = createPageCache(pageCacheMs(options))
    const page = async (request: FastifyRequest, reply: FastifyReply) => {
      if (nonPagePattern.test(request.url)) return reply.callNotFound()
      const accepted = request.headers["accept-encoding"] as string | undefined
      const path = request.url.split("?", 1)[0]!
      const other = canonicalSpelling(request.method, path)
      if (other) return reply.redirect(other + request.url.slice(path.length), 301)
      const first = languageRedirect(request, reply, options.languageOf)
      if (first) return reply.redirect(first)
      const isKnown = (request as { isKnownPlayer?: boolean }).isKnownPlayer
      if (!isKnown && isNotFoundPath(path)) {
        // The router reads an answer that is not its own as "not found".
        if (path.endsWith(".data")) return reply.callNotFound()
        return sendPage(reply, await answerNowhere(path, request, reply), accepted)
      }
      if (request.method === "POST")
        await assertReadableForm(toWebRequest(request, options.publicUrl, neverAborted))
      const visit = toVisit(request, reply, options)
      const { asks } = visit
      const asked = { method: request.method, url: request.url, cookie: request.headers.cookie, asks }
      const isOwn = visit.nonce === undefined || !memory.isShared(asked) || isCookieChoicesPage(path)
      // What others are shown too is made without what names this browser.
      const everybodys = { ...visit.headers, cookie: pickPageCookies(asked.cookie) }
      const render = (nonce: string) =>
        rendered(request, { ...visit, headers: everybodys, nonce }, neverAborted)
      const own = () => rendered(request, visit, createHangUpSignal(reply))
      const response = !isOwn
        ? await memory.respond(asked, visit.nonce!, render)
        : await (isKnown ? own() : inTurn(own))
      assertTranslated(response, reply)
      return sendPage(reply, await orNowhere(response, request, reply), accepted)
    }
    // Packed by whoever sends it, see `sendPage`.
    const config = { isPage: true } as object
    app.all("/*", { compress: false, config }, page)
    // A long form is not even read for somebody who is nobody.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method !== "POST" || Number(request.headers["content-length"] ?? Number.NaN) <= formBytes)
        return
      const { dispatch, headers, address } = toVisit(request, reply, options)
      const { method, path } = me.getUserDetails
      const { status } = await dispatch({ method, path, input: {}, headers, address })
      if (status !== 200) throw Object.assign(new Error("Too long for a visitor"), { code: tooLong })
    }
    for (const url of fileFormPaths)
      app.post(url, { compress: false, config, bodyLimit: fileFormBytes, onRequest }, page)
  }
}
