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
    /** The paths at which sockets are opened. */
    readonly socketPaths: Set<string>
  }
}

export type ServerOptions = {
  /** Where browsers reach us, e.g. https://casino.example. */
  publicUrl: string
  /** Origins whose pages may be framed inside ours: the game servers. */
  frameOrigins: readonly string[]
  /** An origin that shows our pictures, or empty. */
  mediaHost?: string
  clock: Clock
  log: Log
  metrics: Metrics
  sentences: ErrorSentences
  /** True where the server stands behind one proxy of ours: the client's address is then the last forwarded one. */
  trustProxy: boolean
  /** Pages and calls in a minute of one session, and of one address without one. */
  requestsPerMinute: number
  /** How far behind the process may be, ms, before strangers are told to come later. */
  lateMs: number
  /** Check answers against the contract: on in tests, off where every microsecond counts. */
  checkReplies: boolean
}

export type HttpServer = {
  readonly app: FastifyInstance
  /** Serves one call of the contract. `sameFor` says for whom one answer to the same question may serve a second long. */
  serve<E extends Endpoint>(endpoint: E, handler: Handler<E>, more?: { sameFor: SharedWith }): void
  /** The same calls for the pages that are made in this process. */
  readonly inside: InProcessApi["open"]
  /** Recognises callers by their session token; set once by the sessions module. */
  authenticateWith(authenticate: Authenticate): void
  readonly authenticate: Authenticate
  /**
   * Refuses calls while `closedFor` answers a number: the seconds after which to ask again. Third parties, health checks
   * and calls that are `evenInMaintenance` are served on. Set once by the content module.
   */
  closeWhile(closedFor: () => Promise<number | null>): void
  readonly served: ReadonlySet<string>
}

/**
 * Whether the escapes of a path say something. Fastify answers a path that does not before any hook runs, without
 * our headers and with the path in the answer; it is led to where nothing is instead.
 */
function isReadable(url: string): boolean {
  const [path = ""] = url.split("?", 1)
  if (!path.includes("%")) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Whether a request opens a socket. Any other that offers to change the protocol (Java's client offers `h2c` with each of its own) is
 * answered as if it did not (RFC 9110, 7.8); node would hand it to whoever listens for sockets, who ignores it.
 */
function isSocket({ url = "", headers }: IncomingMessage, paths: ReadonlySet<string>): boolean {
  const [path] = url.split("?", 1)
  return headers.upgrade?.toLowerCase() === "websocket" && paths.has(path!)
}

/** A server that reads requests as we want them read: bounded in time and size, JSON by our own parser. */
function boundedServer(trustProxy: boolean): FastifyInstance {
  const socketPaths = new Set([`${livePath}/`])
  const app = fastify({
    logger: false,
    // Only who speaks to us directly is our proxy. What stands before the address it appended, the client wrote.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: maxBodyBytes.call,
    requestTimeout: 15_000,
    // Node looks every 30 s unless told: a client that sends its headers one by one would stay that long.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      shouldUpgradeCallback: (request) => isSocket(request, socketPaths),
    },
    connectionTimeout: 20_000,
    keepAliveTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    // A busy machine reads the site's build for as long as it takes: not to start would help nobody.
    pluginTimeout: 0,
    rewriteUrl: ({ url = "/" }) => (isReadable(url) ? url : "/unreadable"),
  })
  app.decorate("socketPaths", socketPaths)
  // Node closes the connection without a word where nobody listens.
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

/** Faults and addresses that are nowhere, told in the language of whoever asked: a page to a page, else the envelope. */
function answerRefusals(app: FastifyInstance, sentences: ErrorSentences, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const isPage = isPageRequest(request)
    const language = isPage ? pageLanguage(request.url) : requestLanguage(request)
    const refusal = toErrorResponse(error, language, sentences, log, request.routeOptions.url ?? "")
    if (refusal.retryAfterSeconds !== undefined) void reply.header("retry-after", refusal.retryAfterSeconds)
    void reply.code(refusal.status).header("cache-control", "no-store")
    if (!isPage) return reply.send(refusal.body)
    const sentence = refusal.body.errors[0]?.description ?? ""
    return reply.type("text/html; charset=utf-8").send(errorPage(language, sentence, reply.cspNonce))
  })
  app.setNotFoundHandler((request, reply) => {
    // A method that the server does not know has no route anywhere.
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

/** Creates the server: no coercion, constant 404 body, time-outs, own JSON parser, security headers. */
export function createHttpServer(options: ServerOptions): HttpServer {
  const { publicUrl, log, metrics, sentences } = options
  const app = boundedServer(options.trustProxy)
  addSecurityHeaders(app, {
    publicUrl,
    frameOrigins: options.frameOrigins,
    mediaHost: options.mediaHost ?? "",
  })
  const { seen } = rateLimit(app, {
    perMinute: options.requestsPerMinute,
    lateMs: options.lateMs,
    sessionCookie,
  })
  answerRefusals(app, sentences, log)

  let authenticate: Authenticate = async () => null
  let closedFor: () => Promise<number | null> = async () => null
  const served = new Set<string>()

  const within = inProcessApi({
    log,
    sentences,
    publicUrl,
    authenticate: (token, how) => authenticate(token, how),
  })
  const serve: HttpServer["serve"] = (endpoint, handler, more) => {
    served.add(`${endpoint.method} ${endpoint.path}`)
    const answer = createCallHandler(endpoint, handler as Handler<Endpoint>, {
      metrics,
      seen,
      checkReplies: options.checkReplies,
      closedFor: () => closedFor(),
    })
    within.serve(endpoint, answer, more?.sameFor)
    const asker = (request: FastifyRequest, reply: FastifyReply): CallSource => ({
      headers: request.headers,
      address: request.ip,
      once: (_key, read) => read(),
      authenticate,
      setCookie: (cookie) => void reply.header("set-cookie", cookie),
    })
    const routed = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        async onRequest(request, reply) {
          // A file is not even read for somebody who is nobody.
          if (
            endpoint.multipart &&
            endpoint.who === "player" &&
            !(await authenticateCaller(asker(request, reply)))
          )
            throw new AppError("UnauthorizedErrorType")
        },
        async handler(request, reply) {
          const raw = hasQueryInput(endpoint) ? request.query : (request.body ?? {})
          const data = await answer(raw, asker(request, reply))
          return reply.header("cache-control", "no-store").send({ data })
        },
      })
    if (endpoint.multipart) multipartScope(app, routed)
    else routed(app)
  }
  return {
    app,
    serve,
    inside: within.open,
    served,
    authenticate: (token, how) => authenticate(token, how),
    authenticateWith(by) {
      authenticate = by
    },
    closeWhile(read) {
      closedFor = read
    },
  }
}
