import type { Endpoint, Method, WireFailure } from "@elite/contract"
import { LRUCache } from "lru-cache"
import { AppError } from "../lib/appError.ts"
import type { Log } from "../lib/log.ts"
import { maxBodyBytes } from "./bodyLimits.ts"
import { type ErrorSentences, toErrorResponse } from "./errorResponse.ts"
import {
  type Authenticate,
  authenticateCaller,
  type CallHandler,
  type CallSource,
  hasQueryInput,
  requestLanguage,
} from "./handler.ts"
import { isSameOrigin, isUnsafeMethod, ownOrigins } from "./securityHeaders.ts"
import { parseJson } from "./strictJson.ts"

/** Callers for whom one answer to the same input in the same language is cached: all, or all without a session. */
export type SharedWith = "everybody" | "visitors"

export type InProcessRequest = {
  method: Method
  path: string
  input: unknown
  headers: Readonly<Record<string, string>>
  address: string
}
/** `data` is frozen, because it may come from the cache. */
export type InProcessResponse = {
  status: number
  body: { data: unknown } | WireFailure
  setCookies: string[]
  retryAfterSeconds?: number
}

export type InProcessApi = {
  serve(endpoint: Endpoint, handler: CallHandler, sameFor: SharedWith | undefined): void
  /** Opens a client for one page, which authenticates its session once, and again after a call that changes something. */
  open(): (request: InProcessRequest) => Promise<InProcessResponse>
}

type Options = {
  log: Log
  sentences: ErrorSentences
  publicUrl: string
  authenticate: Authenticate
}
type Route = { path: string; handler: CallHandler; sameFor: SharedWith | undefined; multipart: boolean }

const cacheTtlMs = 1_000
const maxCachedAnswers = 300

/** Serves calls of the site's pages in the same process, with every check of the HTTP server but without its JSON. */
export function inProcessApi(options: Options): InProcessApi {
  const own = ownOrigins(options.publicUrl)
  const routes = new Map<string, Route>()
  const cache = new LRUCache<string, object, () => Promise<unknown>>({
    max: maxCachedAnswers,
    ttl: cacheTtlMs,
    fetchMethod: (_key, _stale, { context: read }) => read() as Promise<object>,
    // An entry that is evicted while it is read still answers its callers.
    ignoreFetchAbort: true,
  })

  const callHandler = async ({ handler }: Route, raw: unknown, source: CallSource) =>
    deepFreeze(await handler(raw, source))

  async function isCacheable({ sameFor }: Route, source: CallSource): Promise<boolean> {
    return sameFor === "everybody" || (sameFor === "visitors" && (await authenticateCaller(source)) === null)
  }

  async function getData(route: Route, raw: unknown, source: CallSource): Promise<unknown> {
    if (!(await isCacheable(route, source))) return callHandler(route, raw, source)
    const key = `${route.path} ${requestLanguage(source)} ${JSON.stringify(raw)}`
    return cache.forceFetch(key, { context: () => callHandler(route, raw, source) })
  }

  async function respond(request: InProcessRequest, scope: PageScope): Promise<InProcessResponse> {
    const { method, path, headers, address } = request
    const setCookies: string[] = []
    const source: CallSource = {
      headers,
      address,
      ...scope,
      setCookie: (cookie) => void setCookies.push(cookie),
    }
    try {
      const route = routes.get(`${method} ${path}`)
      if (!route) throw new AppError("NotFoundErrorType")
      if (isUnsafeMethod(method) && !isSameOrigin(headers, own)) throw new AppError("ForeignOriginErrorType")
      const data = await getData(route, toRawInput(request, route), source)
      return { status: 200, body: { data }, setCookies }
    } catch (error) {
      const response = toErrorResponse(error, requestLanguage(source), options.sentences, options.log, path)
      return { ...response, setCookies }
    }
  }

  return {
    serve({ method, path, multipart = false }, handler, sameFor) {
      routes.set(`${method} ${path}`, { path, handler, sameFor, multipart })
    },
    open() {
      let scope = createPageScope(options.authenticate)
      return async (request) => {
        if (!isUnsafeMethod(request.method)) return respond(request, scope)
        return respond(request, createPageScope(options.authenticate)).finally(() => {
          scope = createPageScope(options.authenticate)
        })
      }
    },
  }
}

type PageScope = Pick<CallSource, "once" | "authenticate">

function createPageScope(authenticate: Authenticate): PageScope {
  const reads = new Map<string, Promise<unknown>>()
  const once: PageScope["once"] = <T>(key: string, read: () => Promise<T>) => {
    const result = (reads.get(key) as Promise<T> | undefined) ?? read()
    reads.set(key, result)
    return result
  }
  return {
    once,
    authenticate: (token, how) => once(`session ${how.isActivity} ${token}`, () => authenticate(token, how)),
  }
}

/** Encodes the input as HTTP would, so that schemas and size limits see the same values: query values are strings. */
function toRawInput({ method, input }: InProcessRequest, { multipart }: Route): unknown {
  if (multipart) {
    const files = Object.values(input as object).filter((value) => value instanceof Blob)
    if (files.reduce((bytes, { size }) => bytes + size, 0) > maxBodyBytes.file)
      throw new AppError("PayloadTooLargeErrorType")
    return input
  }
  if (hasQueryInput({ method })) {
    const entries = Object.entries(input as object).filter(([, value]) => value !== undefined)
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  }
  const body = JSON.stringify(input)
  if (Buffer.byteLength(body) > maxBodyBytes.call) throw new AppError("PayloadTooLargeErrorType")
  return parseJson(body)
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const child of Object.values(value)) deepFreeze(child)
  return value
}
