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

/** Whom one answer to the same question in the same language serves: everybody, or everybody without a session. */
export type SharedWith = "everybody" | "visitors"

/** One call of a page: the visitor's own headers, and the address as the server knows it. */
export type InProcessRequest = {
  method: Method
  path: string
  input: unknown
  headers: Readonly<Record<string, string>>
  address: string
}
/** What the wire would have said. `data` is frozen: it may be anybody else's too. */
export type InProcessResponse = {
  status: number
  body: { data: unknown } | WireFailure
  setCookies: string[]
  /** When to ask again, where the refusal says so. */
  retryAfterSeconds?: number
}

export type InProcessApi = {
  serve(endpoint: Endpoint, answer: CallHandler, sameFor: SharedWith | undefined): void
  /** Opens the way for one page; what is asked through it is recognised once. */
  open(): (question: InProcessRequest) => Promise<InProcessResponse>
}

type Options = {
  log: Log
  sentences: ErrorSentences
  publicUrl: string
  authenticate: Authenticate
}
type Served = { path: string; answer: CallHandler; sameFor: SharedWith | undefined; multipart: boolean }

const rememberedMs = 1_000
const rememberedAtMost = 300

/** The site's pages ask the API in their own process: the checks of the wire without writing and reading JSON. */
export function inProcessApi(options: Options): InProcessApi {
  const own = ownOrigins(options.publicUrl)
  const served = new Map<string, Served>()
  const remembered = new LRUCache<string, Promise<unknown>>({ max: rememberedAtMost, ttl: rememberedMs })

  const reply = async ({ answer }: Served, raw: unknown, asker: CallSource) =>
    frozen(await answer(raw, asker))

  async function isSame({ sameFor }: Served, asker: CallSource): Promise<boolean> {
    return sameFor === "everybody" || (sameFor === "visitors" && (await authenticateCaller(asker)) === null)
  }

  async function dataOf(served: Served, raw: unknown, asker: CallSource): Promise<unknown> {
    if (!(await isSame(served, asker))) return reply(served, raw, asker)
    const key = `${served.path} ${requestLanguage(asker)} ${JSON.stringify(raw)}`
    const known = remembered.get(key)
    if (known) return known
    const made = reply(served, raw, asker)
    remembered.set(key, made)
    made.catch(() => remembered.delete(key))
    return made
  }

  async function answer(question: InProcessRequest, asked: Together): Promise<InProcessResponse> {
    const { method, path, headers, address } = question
    const setCookies: string[] = []
    const asker: CallSource = {
      headers,
      address,
      ...asked,
      setCookie: (cookie) => void setCookies.push(cookie),
    }
    try {
      const known = served.get(`${method} ${path}`)
      if (!known) throw new AppError("NotFoundErrorType")
      if (isUnsafeMethod(method) && !isSameOrigin(headers, own)) throw new AppError("ForeignOriginErrorType")
      return { status: 200, body: { data: await dataOf(known, rawOf(question, known), asker) }, setCookies }
    } catch (error) {
      const refusal = toErrorResponse(error, requestLanguage(asker), options.sentences, options.log, path)
      return { ...refusal, setCookies }
    }
  }

  return {
    serve({ method, path, multipart = false }, answer, sameFor) {
      served.set(`${method} ${path}`, { path, answer, sameFor, multipart })
    },
    open() {
      let asked = together(options.authenticate)
      return async (question) => {
        if (!isUnsafeMethod(question.method)) return answer(question, asked)
        // Whatever it changes, what is read afterwards is read again.
        return answer(question, together(options.authenticate)).finally(() => {
          asked = together(options.authenticate)
        })
      }
    },
  }
}

type Together = Pick<CallSource, "once" | "authenticate">

/** What the calls of one page share until one of them changes something. */
function together(authenticate: Authenticate): Together {
  const readings = new Map<string, Promise<unknown>>()
  const once: Together["once"] = <T>(key: string, read: () => Promise<T>) => {
    const reading = (readings.get(key) as Promise<T> | undefined) ?? read()
    readings.set(key, reading)
    return reading
  }
  return {
    once,
    authenticate: (token, how) => once(`session ${how.isActivity} ${token}`, () => authenticate(token, how)),
  }
}

/** The input as the wire would have brought it: words in a query, a form's files as they are, JSON as written in a body. */
function rawOf({ method, input }: InProcessRequest, { multipart }: Served): unknown {
  if (multipart) {
    const files = Object.values(input as object).filter((value) => value instanceof Blob)
    if (files.reduce((bytes, { size }) => bytes + size, 0) > maxBodyBytes.file)
      throw new AppError("PayloadTooLargeErrorType")
    return input
  }
  if (hasQueryInput({ method })) {
    const given = Object.entries(input as object).filter(([, value]) => value !== undefined)
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  }
  const body = JSON.stringify(input)
  if (Buffer.byteLength(body) > maxBodyBytes.call) throw new AppError("PayloadTooLargeErrorType")
  return parseJson(body)
}

/** Several pages read it at once: a change by one of them would be seen by all. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const each of Object.values(value)) frozen(each)
  return value
}
