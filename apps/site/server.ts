import { existsSync } from "node:fs"
import { fileURLToPath, pathToFileURL } from "node:url"
import { constants } from "node:zlib"
import { consent, type Language, languages, me } from "@elite/contract"
import { href } from "@elite/paths"
import compress from "@fastify/compress"
import fastifyStatic from "@fastify/static"
import { parseCookie } from "cookie"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import pLimit from "p-limit"
import { colourThemeCookie, parseColourTheme } from "./app/colourTheme.ts"
import { consentPrompt } from "./app/consent.ts"
import { notFoundHeader } from "./app/notFound.ts"
import { pageUrl } from "./app/pageUrl.ts"
import type { Dispatch, Visit } from "./app/visit.server.ts"
import { builtFiles } from "./builtFiles.ts"
import { languageRedirect } from "./languageRedirect.ts"
import { manifest, manifestAddresses } from "./manifest.ts"
import { createPageCache, pickPageCookies } from "./pageCache.ts"
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
  open: () => Dispatch
  /** Scheme and host, without a slash at the end. */
  publicUrl: string
  /** The language of the last page seen, else the browser's first that we support. */
  languageOf: (asker: { headers: FastifyRequest["headers"] }) => Language
  frameOrigins: readonly string[]
  mode: "production" | "development"
  /** Logs a fault and returns its id. */
  failed: (error: unknown, route: string) => string
}

const folder = fileURLToPath(new URL(".", import.meta.url))
const builtServer = `${folder}build/server/index.js`
const builtClient = `${folder}build/client`

/** A visitor sets only these for the API; the host determines address and scheme. */
const forwardedHeaders = [
  "cookie",
  "user-agent",
  "host",
  "origin",
  "referer",
  "sec-fetch-site",
  "sec-fetch-mode",
]

const readCookie = (header: string | undefined, name: string) =>
  header?.includes(name) ? parseCookie(header, { decode: (value) => value })[name] : undefined

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
    hasSharedNotFoundPage: options.mode === "production",
    asks: consentPrompt(readCookie(request.headers.cookie, consent.consentCookie), new Date()),
    failed: (error) => options.failed(error, redactPath(request.url)),
  }
}

/** Aborted when the client disconnects before the answer. */
function createHangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** For a page that others wait for too: a disconnect must not end it for them. */
const neverAborted = new AbortController().signal

const formBytes = 64 * 1024
/** For forms with a file; the API call limits the file itself. */
const fileFormBytes = 10 * 1024 * 1024
const tooLong = "FST_ERR_CTP_BODY_TOO_LARGE"
const fileFormPaths = languages.flatMap((language) =>
  (["settings", "kyc", "userVerification"] as const).flatMap((page) => {
    const path = href(page, language)
    return [path, `${path}.data`]
  }),
)

/** A referrer policy made the origin `null`, which React Router refuses. */
const isOriginHidden = ({ headers }: FastifyRequest): boolean =>
  headers.origin === "null" && headers["sec-fetch-site"] === "same-origin"

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

/** What an operator switches off has to be gone in five seconds; caches below this one take up to two. */
const pageCacheMs = ({ mode }: SiteOptions) => (mode === "production" ? 3_000 : 0)

/** Each page of an unknown visitor takes the event loop for milliseconds; a flood would delay players. */
const maxUncachedVisitorPages = 4

type PageHandler = (request: Request, visit: Visit) => Promise<Response>
type LoadBuild = () => Promise<{ handlePage: PageHandler }>

async function serveFromVite(app: FastifyInstance): Promise<LoadBuild> {
  const { createServer } = await import("vite")
  ;(app as unknown as { socketPaths?: Set<string> }).socketPaths?.add("/")
  const vite = await createServer({
    root: folder,
    appType: "custom",
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook("onClose", () => vite.close())
  app.addHook("onRequest", (request, reply, next) => {
    // Vite injects style sheets, and its worker waits for a server that restarts.
    const policy = String(reply.getHeader("content-security-policy") ?? "")
    reply.header(
      "content-security-policy",
      policy.replace(/style-src 'self' [^;]+/, "worker-src blob:; style-src 'self' 'unsafe-inline'"),
    )
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    vite.middlewares(request.raw, reply.raw, next)
  })
  return () => vite.ssrLoadModule("/rendering/handlePage.ts") as ReturnType<LoadBuild>
}

/** Throws where `npm run build` has not run. */
async function serveFromBuild(app: FastifyInstance): Promise<LoadBuild> {
  if (!existsSync(builtServer)) throw new Error("The site is not built: run `npm run build` in apps/site.")
  const build = (await import(pathToFileURL(builtServer).href)) as Awaited<ReturnType<LoadBuild>>
  await app.register(fastifyStatic, builtFiles(builtClient))
  return async () => build
}

function createPageRenderers(options: SiteOptions, load: LoadBuild) {
  // The not-found page is the same for everybody, so no player is looked up for it.
  const notFoundCache = createPageCache(pageCacheMs(options), undefined, 404)

  const renderPage = async (request: FastifyRequest, visit: Visit, signal: AbortSignal) => {
    const { handlePage } = await load()
    const response = await handlePage(toWebRequest(request, options.publicUrl, signal), visit)
    for (const cookie of visit.setCookies) response.headers.append("set-cookie", cookie)
    return attachBody(withRetryAfter(response, visit), visit.drawn)
  }
  const sharedNotFoundResponse = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const { cspNonce = "" } = reply as { cspNonce?: string }
    const url = sharedNotFoundPath(path)
    const { asks } = toVisit(request, reply, options)
    const theme = parseColourTheme(readCookie(request.headers.cookie, colourThemeCookie))
    const cookie = theme ? `${colourThemeCookie}=${theme}` : ""
    const render = async (nonce: string) => {
      const { handlePage } = await load()
      const own = {
        headers: { cookie },
        pathname: url,
        search: "",
        nonce,
        hasSharedNotFoundPage: false,
        asks,
      }
      const visit: Visit = { ...toVisit(request, reply, options), ...own }
      const response = await handlePage(new Request(options.publicUrl + url), visit)
      return attachBody(response, visit.drawn)
    }
    return notFoundCache.respond({ method: "GET", url, cookie, asks }, cspNonce, render)
  }
  /** A 404 that only a loader can find (a game, a studio) gets the shared page, with its own cookies. */
  const replaceNotFound = async (response: Response, request: FastifyRequest, reply: FastifyReply) => {
    if (!response.headers.has(notFoundHeader)) return response
    const page = await sharedNotFoundResponse(request.url.split("?", 1)[0]!, request, reply)
    for (const cookie of response.headers.getSetCookie()) page.headers.append("set-cookie", cookie)
    return page
  }
  return { renderPage, sharedNotFoundResponse, replaceNotFound }
}

/** Register it after the API's routes. Production serves `npm run build`, development the sources. */
export function site(options: SiteOptions): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers()
    const whole = { parseAs: "buffer", bodyLimit: formBytes } as const
    app.addContentTypeParser("*", whole, (_request, body, done) => done(null, body))

    await app.register(compress, {
      threshold: 1024,
      encodings: ["br", "gzip"],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    })

    const load = options.mode === "development" ? await serveFromVite(app) : await serveFromBuild(app)

    app.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robots(options.publicUrl)))
    app.get("/sitemap.xml", (_request, reply) => sendSitemap(reply, options.publicUrl, options.open()))

    for (const [address, language] of manifestAddresses)
      app.get(address, (_request, reply) =>
        reply.type("application/manifest+json").send(JSON.stringify(manifest(language))),
      )

    const { renderPage, sharedNotFoundResponse, replaceNotFound } = createPageRenderers(options, load)
    const limitConcurrency = pLimit(maxUncachedVisitorPages)
    const pageCache = createPageCache(pageCacheMs(options))
    const page = async (request: FastifyRequest, reply: FastifyReply) => {
      if (nonPagePattern.test(request.url)) return reply.callNotFound()
      const accepted = request.headers["accept-encoding"] as string | undefined
      const path = request.url.split("?", 1)[0]!
      const other = canonicalSpelling(request.method, path)
      if (other) return reply.redirect(other + request.url.slice(path.length), 301)
      const languagePath = languageRedirect(request, reply, options.languageOf)
      if (languagePath) return reply.redirect(languagePath)
      const isPlayer = (request as { isKnownPlayer?: boolean }).isKnownPlayer
      if (!isPlayer && isNotFoundPath(path)) {
        // The router reads an answer that is not its own as "not found".
        if (path.endsWith(".data")) return reply.callNotFound()
        return sendPage(reply, await sharedNotFoundResponse(path, request, reply), accepted)
      }
      if (request.method === "POST")
        await assertReadableForm(toWebRequest(request, options.publicUrl, neverAborted))
      const visit = toVisit(request, reply, options)
      const { asks } = visit
      const cacheRequest = { method: request.method, url: request.url, cookie: request.headers.cookie, asks }
      const isOwn =
        visit.nonce === undefined || !pageCache.isShared(cacheRequest) || isCookieChoicesPage(path)
      // Without the cookies that identify this browser.
      const sharedHeaders = { ...visit.headers, cookie: pickPageCookies(cacheRequest.cookie) }
      const render = (nonce: string) =>
        renderPage(request, { ...visit, headers: sharedHeaders, nonce }, neverAborted)
      const own = () => renderPage(request, visit, createHangUpSignal(reply))
      const response = !isOwn
        ? await pageCache.respond(cacheRequest, visit.nonce!, render)
        : await (isPlayer ? own() : limitConcurrency(own))
      assertTranslated(response, reply)
      return sendPage(reply, await replaceNotFound(response, request, reply), accepted)
    }
    const config = { isPage: true } as object
    app.all("/*", { compress: false, config }, page)
    // A long form is not read for a visitor who is not logged in.
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
