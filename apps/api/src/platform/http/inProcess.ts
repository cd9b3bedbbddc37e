import type { Endpoint, Method, WireFailure } from "@elite/contract"
import { LRUCache } from "lru-cache"
import { Failure } from "../lib/appError.ts"
import type { Log } from "../lib/log.ts"
import { bodyBytes } from "./bodyLimits.ts"
import { refusalOf, type Sentences } from "./errorResponse.ts"
import {
  type Answering,
  type Asker,
  callerOf,
  isAskedInQuery,
  languageOf,
  type Recognise,
} from "./handler.ts"
import { isOwn, isUnsafe, ownOrigins } from "./securityHeaders.ts"
import { parseJson } from "./strictJson.ts"

/** Whom one answer to the same question in the same language serves: everybody, or everybody without a session. */
export type SameFor = "everybody" | "visitors"

/** One call of a page: the visitor's own headers, and the address as the server knows it. */
export type Question = {
  method: Method
  path: string
  input: unknown
  headers: Readonly<Record<string, string>>
  address: string
}
/** What the wire would have said. `data` is frozen: it may be anybody else's too. */
export type Answer = {
  status: number
  body: { data: unknown } | WireFailure
  setCookies: string[]
  /** When to ask again, where the refusal says so. */
  retryAfterSeconds?: number
}

export type Inside = {
  serve(endpoint: Endpoint, answer: Answering, sameFor: SameFor | undefined): void
  /** Opens the way for one page; what is asked through it is recognised once. */
  open(): (question: Question) => Promise<Answer>
}

type Options = {
  log: Log
  sentences: Sentences
  publicUrl: string
  recognise: Recognise
}
type Served = { path: string; answer: Answering; sameFor: SameFor | undefined; multipart: boolean }

const rememberedMs = 1_000
const rememberedAtMost = 300

/** The site's pages ask the API in their own process: the checks of the wire without writing and reading JSON. */
export function inside(options: Options): Inside {
  const own = ownOrigins(options.publicUrl)
  const served = new Map<string, Served>()
  const remembered = new LRUCache<string, Promise<unknown>>({ max: rememberedAtMost, ttl: rememberedMs })

  const reply = async ({ answer }: Served, raw: unknown, asker: Asker) => frozen(await answer(raw, asker))

  async function isSame({ sameFor }: Served, asker: Asker): Promise<boolean> {
    return sameFor === "everybody" || (sameFor === "visitors" && (await callerOf(asker)) === null)
  }

  async function dataOf(served: Served, raw: unknown, asker: Asker): Promise<unknown> {
    if (!(await isSame(served, asker))) return reply(served, raw, asker)
    const key = `${served.path} ${languageOf(asker)} ${JSON.stringify(raw)}`
    const known = remembered.get(key)
    if (known) return known
    const made = reply(served, raw, asker)
    remembered.set(key, made)
    made.catch(() => remembered.delete(key))
    return made
  }

  async function answer(question: Question, asked: Together): Promise<Answer> {
    const { method, path, headers, address } = question
    const setCookies: string[] = []
    const asker: Asker = { headers, address, ...asked, setCookie: (cookie) => void setCookies.push(cookie) }
    try {
      const known = served.get(`${method} ${path}`)
      if (!known) throw new Failure("NotFoundErrorType")
      if (isUnsafe(method) && !isOwn(headers, own)) throw new Failure("ForeignOriginErrorType")
      return { status: 200, body: { data: await dataOf(known, rawOf(question, known), asker) }, setCookies }
    } catch (error) {
      const refusal = refusalOf(error, languageOf(asker), options.sentences, options.log, path)
      return { ...refusal, setCookies }
    }
  }

  return {
    serve({ method, path, multipart = false }, answer, sameFor) {
      served.set(`${method} ${path}`, { path, answer, sameFor, multipart })
    },
    open() {
      let asked = together(options.recognise)
      return async (question) => {
        if (!isUnsafe(question.method)) return answer(question, asked)
        // Whatever it changes, what is read afterwards is read again.
        return answer(question, together(options.recognise)).finally(() => {
          asked = together(options.recognise)
        })
      }
    },
  }
}

type Together = Pick<Asker, "once" | "recognise">

/** What the calls of one page share until one of them changes something. */
function together(recognise: Recognise): Together {
  const readings = new Map<string, Promise<unknown>>()
  const once: Together["once"] = <T>(key: string, read: () => Promise<T>) => {
    const reading = (readings.get(key) as Promise<T> | undefined) ?? read()
    readings.set(key, reading)
    return reading
  }
  return {
    once,
    recognise: (token, how) => once(`session ${how.isActivity} ${token}`, () => recognise(token, how)),
  }
}

/** The input as the wire would have brought it: words in a query, a form's files as they are, JSON as written in a body. */
function rawOf({ method, input }: Question, { multipart }: Served): unknown {
  if (multipart) {
    const files = Object.values(input as object).filter((value) => value instanceof Blob)
    if (files.reduce((bytes, { size }) => bytes + size, 0) > bodyBytes.file)
      throw new Failure("PayloadTooLargeErrorType")
    return input
  }
  if (isAskedInQuery({ method })) {
    const given = Object.entries(input as object).filter(([, value]) => value !== undefined)
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  }
  const body = JSON.stringify(input)
  if (Buffer.byteLength(body) > bodyBytes.call) throw new Failure("PayloadTooLargeErrorType")
  return parseJson(body)
}

/** Several pages read it at once: a change by one of them would be seen by all. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const each of Object.values(value)) frozen(each)
  return value
}
