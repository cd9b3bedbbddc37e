import type { IncomingMessage } from "node:http"
import { type Endpoint, livePath } from "@elite/contract"
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify"
import { AppError } from "../lib/appError.ts"
import type { Clock } from "../lib/clock.ts"
import type { Log } from "../lib/log.ts"
import type { Metrics } from "../lib/metrics.ts"
import { closeUnreadRequests, maxBodyBytes } from "./bodyLimits.ts"
import { errorPage, isPageAddress, isPageRequest, pageLanguage } from "./errorPage.ts"
import { type ErrorSentences, toErrorResponse } from "./errorResponse.ts"
import {
  type Authenticate,
  authenticateCaller,
  type CallSource,
  createCallHandler,
  type Handler,
  hasQueryInput,
  requestLanguage,
  sessionCookie,
} from "./handler.ts"
import { type InProcessApi, inProcessApi, type SharedWith } from "./inProcess.ts"
import { multipartScope } from "./multipart.ts"
import { rateLimit } from "./rateLimit.ts"
import { addSecurityHeaders, isKnownMethod, refuseMethod } from "./securityHeaders.ts"
import { parseJson } from "./strictJson.ts"

export {
  type Authenticate,
  type Call,
  type Caller,
  type Handler,
  type Restriction,
  refuseRestricted,
  requestLanguage,
  sessionCookie,
} from "./handler.ts"

declare module "fastify" {
  interface FastifyInstance {
    readonly socketPaths: Set<string>
  }
}

export type ServerOptions = {
  publicUrl: string
  frameOrigins: readonly string[]
  mediaHost?: string
  clock: Clock
  log: Log
  metrics: Metrics
  sentences: ErrorSentences
  trustProxy: boolean
  /** Counted per known session, and per address for all other requests. */
  requestsPerMinute: number
  lateMs: number
  /** Validates replies against the contract; off in production, because it costs time. */
  checkReplies: boolean
}

export type HttpServer = {
  readonly app: FastifyInstance
  /** With `sameFor`, pages get answers that are up to a second old. */
  serve<E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: { sameFor: SharedWith }): void
  readonly inside: InProcessApi["open"]
  authenticateWith(authenticate: Authenticate): void
  readonly authenticate: Authenticate
  /** Refuses calls, except `evenInMaintenance` ones, while `closedFor` answers the seconds to wait before a retry. */
  closeWhile(closedFor: () => Promise<number | null>): void
  readonly served: ReadonlySet<string>
}

// Fastify answers a path with invalid escapes before any hook runs, without security headers and with the path in the
// body, so such a path is rewritten to one that does not exist.
function isDecodable(url: string): boolean {
  const [path = ""] = url.split("?", 1)
  if (!path.includes("%")) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

// A request that offers another upgrade is answered as if it did not (RFC 9110, 7.8): Java's client offers `h2c` with each
// request, and node would pass it to the socket server, which never answers.
function isSocketRequest({ url = "", headers }: IncomingMessage, paths: ReadonlySet<string>): boolean {
  const [path] = url.split("?", 1)
  return headers.upgrade?.toLowerCase() === "websocket" && paths.has(path!)
}

function createBoundedServer(trustProxy: boolean): FastifyInstance {
  const socketPaths = new Set([`${livePath}/`])
  const app = fastify({
    logger: false,
    // Only the direct peer is our proxy; addresses before the one it appended were written by the client.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: maxBodyBytes.call,
    requestTimeout: 15_000,
    // By default node checks every 30 s, and a client that sends its headers one by one would stay that long.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      shouldUpgradeCallback: (request) => isSocketRequest(request, socketPaths),
    },
    connectionTimeout: 20_000,
    keepAliveTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    // Loading the site's build may take long on a busy machine.
    pluginTimeout: 0,
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : "/unreadable"),
  })
  app.decorate("socketPaths", socketPaths)
  app.server.on("connect", (_request, socket) => {
    socket.end(
      "HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD, POST\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    )
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? {} : parseJson(body as string))
    } catch (error) {
      done(error as Error)
    }
  })
  closeUnreadRequests(app)
  return app
}

function setErrorHandlers(app: FastifyInstance, sentences: ErrorSentences, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const isPage = isPageRequest(request)
    const language = isPage ? pageLanguage(request.url) : requestLanguage(request)
    const response = toErrorResponse(error, language, sentences, log, request.routeOptions.url ?? "")
    if (response.retryAfterSeconds !== undefined) void reply.header("retry-after", response.retryAfterSeconds)
    void reply.code(response.status).header("cache-control", "no-store")
    if (!isPage) return reply.send(response.body)
    const sentence = response.body.errors[0]?.description ?? ""
    return reply.type("text/html; charset=utf-8").send(errorPage(language, sentence, reply.cspNonce))
  })
  app.setNotFoundHandler((request, reply) => {
    // Fastify has no route for a method that it does not know, so pages refuse it here.
    if (!isKnownMethod(request.method) && isPageAddress(request.url)) refuseMethod(reply)
    const { status, body } = toErrorResponse(
      new AppError("NotFoundErrorType"),
      requestLanguage(request),
      sentences,
      log,
      "",
    )
    return reply.code(status).header("cache-control", "no-store").send(body)
  })
}

export function createHttpServer(options: ServerOptions): HttpServer {
  const { publicUrl, log, metrics, sentences } = options
  const app = createBoundedServer(options.trustProxy)
  addSecurityHeaders(app, {
    publicUrl,
    frameOrigins: options.frameOrigins,
    mediaHost: options.mediaHost ?? "",
  })
  const { markKnown } = rateLimit(app, {
    perMinute: options.requestsPerMinute,
    lateMs: options.lateMs,
    sessionCookie,
  })
  setErrorHandlers(app, sentences, log)

  let authenticate: Authenticate = async () => null
  let closedFor: () => Promise<number | null> = async () => null
  const served = new Set<string>()

  const inside = inProcessApi({
    log,
    sentences,
    publicUrl,
    authenticate: (token, how) => authenticate(token, how),
  })
  const serve: HttpServer["serve"] = (endpoint, handler, serveOptions) => {
    served.add(`${endpoint.method} ${endpoint.path}`)
    const callHandler = createCallHandler(endpoint, handler as Handler<Endpoint>, {
      metrics,
      markKnown,
      checkReplies: options.checkReplies,
      closedFor: () => closedFor(),
    })
    inside.serve(endpoint, callHandler, serveOptions?.sameFor)
    const toSource = (request: FastifyRequest, reply: FastifyReply): CallSource => ({
      headers: request.headers,
      address: request.ip,
      once: (_key, read) => read(),
      authenticate,
      setCookie: (cookie) => void reply.header("set-cookie", cookie),
    })
    const addRoute = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        async onRequest(request, reply) {
          // Checked before the body arrives, so that no file is read for a caller without a session.
          if (
            endpoint.multipart &&
            endpoint.who === "player" &&
            !(await authenticateCaller(toSource(request, reply)))
          )
            throw new AppError("UnauthorizedErrorType")
        },
        async handler(request, reply) {
          const raw = hasQueryInput(endpoint) ? request.query : (request.body ?? {})
          const data = await callHandler(raw, toSource(request, reply))
          return reply.header("cache-control", "no-store").send({ data })
        },
      })
    if (endpoint.multipart) multipartScope(app, addRoute)
    else addRoute(app)
  }
  return {
    app,
    serve,
    inside: inside.open,
    served,
    authenticate: (token, how) => authenticate(token, how),
    authenticateWith(callback) {
      authenticate = callback
    },
    closeWhile(callback) {
      closedFor = callback
    },
  }
}
