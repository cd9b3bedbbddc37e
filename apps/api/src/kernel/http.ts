import type { Endpoint, ErrorName, ParsedOf, ReplyOf } from "@elite/contract"
import { errorsOf, type Language, languages } from "@elite/contract"
import accepts from "accepts"
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify"
import { bodyBytes, closeUnread } from "./bodies.ts"
import { calmPage, isForPage, languageOfPage } from "./calmPage.ts"
import { type Clock, elapsedMs } from "./clock.ts"
import { cookieOf } from "./cookies.ts"
import { Failure } from "./failure.ts"
import { faultsOf } from "./fields.ts"
import { flood } from "./flood.ts"
import { parseJson } from "./json.ts"
import type { Log } from "./log.ts"
import { type Metrics, observed } from "./metrics.ts"
import { protect } from "./protection.ts"
import { refusalOf, type Sentences } from "./refusal.ts"

/** Why a session may do only what a call's declaration opens to it, and until when; `until` null: nobody here knows. */
export type Restriction = { name: ErrorName; until: Date | null }
/** Whoever calls, as the sessions module recognises them by their cookie. */
export type Caller = { playerId: bigint; sessionId: bigint; restriction?: Restriction | null }

/**
 * Who a session token belongs to; null for nobody. `isActivity`: the player did something himself, which keeps
 * his session from ending of idleness.
 */
export type Recognise = (token: string, how: { isActivity: boolean }) => Promise<Caller | null>

/** What a handler gets: validated input and the circumstances of the call. */
export type Call<E extends Endpoint = Endpoint> = {
  readonly input: ParsedOf<E>
  readonly caller: E["who"] extends "player" ? Caller : Caller | null
  readonly language: Language
  /** The client's network address. */
  readonly address: string
  readonly userAgent: string
  readonly idempotencyKey: string | undefined
  /** The raw session token, for logging out. */
  readonly sessionToken: string | undefined
  /** The value of a cookie that came with the call. */
  cookie(name: string): string | undefined
  /** Adds a Set-Cookie header to the answer. */
  setCookie(cookie: string): void
}
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E>>

export type HttpOptions = {
  /** Where browsers reach us, e.g. https://casino.example. */
  publicUrl: string
  /** Origins whose pages may be framed inside ours: the game servers. */
  frameOrigins: readonly string[]
  clock: Clock
  log: Log
  metrics: Metrics
  sentences: Sentences
  /** True where the server stands behind one proxy of ours: the client's address is then the last forwarded one. */
  trustProxy: boolean
  /** Pages and calls in a minute of one session, and of one address without one. */
  requestsPerMinute: number
  /** Check answers against the contract: on in tests, off where every microsecond counts. */
  checkReplies: boolean
}

export const sessionCookie = "access_token"
/** Sent with `1` by a page that reads something again by itself: that is no act of the player. */
const backgroundHeader = "x-background"
const languageCookie = "operator_language"

export type Http = {
  readonly app: FastifyInstance
  /** Serves one call of the contract. */
  serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** Recognises callers by their session token; set once by the sessions module. */
  recogniseBy(recognise: Recognise): void
  readonly recognise: Recognise
  readonly served: ReadonlySet<string>
}

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The caller's language: what the page says, else his cookie, else the browser's first that we speak, else English. */
export function languageOf(request: FastifyRequest): Language {
  const said = request.headers["x-language"] ?? cookieOf(request.headers.cookie, languageCookie)
  if (isLanguage(said)) return said
  const accepted = accepts(request.raw).language(...languages)
  return isLanguage(accepted) ? accepted : "en"
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

/** Creates the server: no coercion, constant 404 body, time-outs, own JSON parser, security headers. */
export function http(options: HttpOptions): Http {
  const { publicUrl, log, metrics, sentences } = options
  const app = fastify({
    logger: false,
    // Only who speaks to us directly is our proxy. What stands before the address it appended, the client wrote.
    trustProxy: options.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: bodyBytes.call,
    requestTimeout: 15_000,
    // Node looks every 30 s unless told: a client that sends its headers one by one would stay that long.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    connectionTimeout: 20_000,
    keepAliveTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    rewriteUrl: ({ url = "/" }) => (isReadable(url) ? url : "/unreadable"),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? {} : parseJson(body as string))
    } catch (error) {
      done(error as Error)
    }
  })
  closeUnread(app)
  protect(app, { publicUrl, frameOrigins: options.frameOrigins })
  const { seen } = flood(app, { perMinute: options.requestsPerMinute, sessionCookie })

  app.setErrorHandler((error, request, reply) => {
    const isPage = isForPage(request)
    const language = isPage ? languageOfPage(request.url) : languageOf(request)
    const refusal = refusalOf(error, language, sentences, log, request.routeOptions.url ?? "")
    if (refusal.retryAfterSeconds !== undefined) void reply.header("retry-after", refusal.retryAfterSeconds)
    void reply.code(refusal.status).header("cache-control", "no-store")
    if (!isPage) return reply.send(refusal.body)
    const sentence = refusal.body.errors[0]?.description ?? ""
    return reply.type("text/html; charset=utf-8").send(calmPage(language, sentence, reply.cspNonce))
  })
  app.setNotFoundHandler((request, reply) => {
    const { status, body } = refusalOf(
      new Failure("NotFoundErrorType"),
      languageOf(request),
      sentences,
      log,
      "",
    )
    return reply.code(status).header("cache-control", "no-store").send(body)
  })

  let recognise: Recognise = async () => null
  const served = new Set<string>()

  const serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => {
    served.add(`${endpoint.method} ${endpoint.path}`)
    const inQuery = endpoint.method === "GET" || endpoint.method === "DELETE"
    const declared = errorsOf(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        const start = elapsedMs()
        try {
          const input = parsed(endpoint, inQuery ? request.query : (request.body ?? {}))
          const call = await callOf(endpoint, request, reply, input, recognise)
          if (call.caller && call.sessionToken) seen(call.sessionToken)
          const data = await handler(call as Call<E>)
          if (options.checkReplies) endpoint.reply.parse(data)
          return reply.header("cache-control", "no-store").send({ data })
        } catch (error) {
          throw error instanceof Failure && !declared.has(error.name) ? undeclared(endpoint, error) : error
        } finally {
          observed(metrics, endpoint.path, elapsedMs() - start)
        }
      },
    })
  }
  return {
    app,
    serve,
    served,
    recognise: (token, how) => recognise(token, how),
    recogniseBy(by) {
      recognise = by
    },
  }
}

/** A client cannot be ready for what the contract does not name: such a refusal is our fault, and logged as one. */
const undeclared = ({ method, path }: Endpoint, cause: Failure) =>
  new Error(`${method} ${path} refused with ${cause.name}, which its contract does not name.`, { cause })

/** The name of the first field that holds a NUL: no text of anybody's has one, and the database keeps none. */
function fieldWithNul(value: unknown, name = "input"): string | undefined {
  if (typeof value === "string") return value.includes("\0") ? name : undefined
  if (typeof value !== "object" || value === null) return undefined
  for (const [key, each] of Object.entries(value)) {
    const found = key.includes("\0") ? name : fieldWithNul(each, key)
    if (found !== undefined) return found
  }
  return undefined
}

function parsed<E extends Endpoint>(endpoint: E, raw: unknown): ParsedOf<E> {
  const withNul = fieldWithNul(raw)
  if (withNul !== undefined)
    throw new Failure("BadInputErrorType", {}, { fields: { [withNul.slice(0, 60)]: { is: "nul" } } })
  const result = endpoint.input.safeParse(raw)
  if (result.success) return result.data as ParsedOf<E>
  throw new Failure("BadInputErrorType", {}, { fields: faultsOf(result.error.issues, raw) })
}

async function callOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  input: unknown,
  recognise: Recognise,
): Promise<Call> {
  const sessionToken = cookieOf(request.headers.cookie, sessionCookie)
  const isActivity = request.headers[backgroundHeader] !== "1"
  const caller = sessionToken ? await recognise(sessionToken, { isActivity }) : null
  if (endpoint.who === "player" && !caller) throw new Failure("UnauthorizedErrorType")
  if (endpoint.who === "player" && !endpoint.evenRestricted) refuseRestricted(caller)
  return {
    input,
    caller: caller as Caller,
    language: languageOf(request),
    address: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    idempotencyKey: keyOf(request),
    sessionToken,
    cookie: (name) => cookieOf(request.headers.cookie, name),
    setCookie: (cookie) => void reply.header("set-cookie", cookie),
  }
}

/** Refuses a caller whose session is restricted, with the reason why it is. */
export function refuseRestricted(caller: Caller | null): void {
  const restriction = caller?.restriction
  if (restriction) throw new Failure(restriction.name, { until: restriction.until })
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"]
  if (key === undefined) return undefined
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,255}$/.test(key)) {
    throw new Failure("BadInputErrorType", {}, { fields: { "Idempotency-Key": { is: "idempotencyKey" } } })
  }
  return key
}
