import type { IncomingMessage } from "node:http"
import {
  type Endpoint,
  type ErrorName,
  errorsOf,
  type Language,
  languages,
  type ParsedOf,
  type ReplyOf,
} from "@elite/contract"
import accepts from "accepts"
import { AppError } from "../lib/appError.ts"
import { monotonicMs } from "../lib/clock.ts"
import { type Metrics, observeRequest } from "../lib/metrics.ts"
import { isStorableText } from "../lib/text.ts"
import { readCookie } from "./cookies.ts"
import { toFieldErrors } from "./validationErrors.ts"

/** Why a session may do only what a call's declaration opens to it, and until when; `until` null: nobody here knows. */
export type Restriction = { name: ErrorName; until: Date | null }
/** Whoever calls, as the sessions module recognises them by their cookie. */
export type Caller = { playerId: bigint; sessionId: bigint; restriction?: Restriction | null }

/**
 * Who a session token belongs to; null for nobody. `isActivity`: the player did something themselves, which keeps
 * their session from ending of idleness.
 */
export type Authenticate = (token: string, how: { isActivity: boolean }) => Promise<Caller | null>

/** What several calls of one page read alike: the first reads, the others wait for its answer. */
export type Once = <T>(key: string, read: () => Promise<T>) => Promise<T>

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Who asks and how, whether the call came over the wire or from a page that is made in this process. */
export type CallSource = {
  readonly headers: Headers
  readonly address: string
  readonly once: Once
  readonly authenticate: Authenticate
  setCookie(cookie: string): void
}

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
  /** Reads under a key once for all calls that are asked together; a call from outside stands alone. */
  readonly once: Once
  /** The value of a cookie that came with the call. */
  cookie(name: string): string | undefined
  /** Adds a Set-Cookie header to the answer. */
  setCookie(cookie: string): void
}
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E>>
export const sessionCookie = "access_token"
/** Sent with `1` by a page that reads something again by itself: that is no act of the player. */
const backgroundHeader = "x-background"
const languageCookie = "operator_language"

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined)

/** The caller's language: what the page says, else their cookie, else the browser's first that we speak, else English. */
export function requestLanguage({ headers }: { headers: Headers }): Language {
  const said = headers["x-language"] ?? readCookie(textOf(headers.cookie), languageCookie)
  if (isLanguage(said)) return said
  const accepted = accepts({ headers } as IncomingMessage).language(...languages)
  return isLanguage(accepted) ? accepted : "en"
}

/** Whether the call is served from the query; else its input is a JSON body. */
export const hasQueryInput = ({ method }: Pick<Endpoint, "method">) => method === "GET" || method === "DELETE"

/** Who the session of an asker belongs to. */
export async function authenticateCaller({ headers, authenticate }: CallSource): Promise<Caller | null> {
  const token = readCookie(textOf(headers.cookie), sessionCookie)
  return token ? authenticate(token, { isActivity: headers[backgroundHeader] !== "1" }) : null
}

/** The name of the first field that holds what is in no text of anybody's, and what the database does not keep. */
function unkeepableField(value: unknown, name = "input"): string | undefined {
  if (typeof value === "string") return isStorableText(value) ? undefined : name
  if (typeof value !== "object" || value === null) return undefined
  for (const [key, each] of Object.entries(value)) {
    const found = isStorableText(key) ? unkeepableField(each, key) : name
    if (found !== undefined) return found
  }
  return undefined
}

function parsed<E extends Endpoint>(endpoint: E, raw: unknown): ParsedOf<E> {
  const unkeepable = unkeepableField(raw)
  if (unkeepable !== undefined)
    throw new AppError("BadInputErrorType", {}, { fields: { [unkeepable.slice(0, 60)]: { is: "nul" } } })
  const result = endpoint.input.safeParse(raw)
  if (result.success) return result.data as ParsedOf<E>
  throw new AppError("BadInputErrorType", {}, { fields: toFieldErrors(result.error.issues, raw) })
}

/** A client cannot be ready for what the contract does not name: such a refusal is our fault, and logged as one. */
const undeclared = ({ method, path }: Endpoint, cause: AppError) =>
  new Error(`${method} ${path} refused with ${cause.name}, which its contract does not name.`, { cause })

/** How one call is answered, whichever way it was asked: its data, or the refusal thrown. */
export type CallHandler = (raw: unknown, asker: CallSource) => Promise<unknown>
type Around = {
  metrics: Metrics
  checkReplies: boolean
  seen: (token: string) => void
  /** Seconds after which to ask again while the site is closed for maintenance; null while it is open. */
  closedFor: () => Promise<number | null>
}

/**
 * Makes the one way in which a call is answered: refused or validated input, the handler, its reply (checked against the
 * contract where `checkReplies`), and the time it took. A refusal that the contract does not name becomes a fault.
 */
export function createCallHandler(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  around: Around,
): CallHandler {
  const declared = errorsOf(endpoint)
  return async (raw, asker) => {
    const start = monotonicMs()
    try {
      if (!endpoint.evenInMaintenance) await refuseWhileClosed(around.closedFor)
      const call = await callOf(endpoint, raw, asker)
      if (call.caller && call.sessionToken) around.seen(call.sessionToken)
      const data = await handler(call)
      if (around.checkReplies) endpoint.reply.parse(data)
      return data
    } catch (error) {
      throw error instanceof AppError && !declared.has(error.name) ? undeclared(endpoint, error) : error
    } finally {
      observeRequest(around.metrics, endpoint.path, monotonicMs() - start)
    }
  }
}

/** Refuses every call while the site is closed for maintenance, and says when to ask again. */
async function refuseWhileClosed(closedFor: Around["closedFor"]): Promise<void> {
  const retryAfterSeconds = await closedFor()
  if (retryAfterSeconds !== null) throw new AppError("MaintenanceErrorType", {}, { retryAfterSeconds })
}

/** A call as its handler gets it: input validated, caller recognised and let in. Throws the {@link AppError} that refuses it. */
async function callOf<E extends Endpoint>(endpoint: E, raw: unknown, asker: CallSource): Promise<Call<E>> {
  const { headers, address, once, setCookie } = asker
  const input = parsed(endpoint, raw)
  const caller = await authenticateCaller(asker)
  if (endpoint.who === "player" && !caller) throw new AppError("UnauthorizedErrorType")
  if (endpoint.who === "player" && !endpoint.evenRestricted) refuseRestricted(caller)
  return {
    input,
    caller: caller as Call<E>["caller"],
    language: requestLanguage(asker),
    address,
    userAgent: (textOf(headers["user-agent"]) ?? "").slice(0, 300),
    idempotencyKey: keyOf(headers),
    sessionToken: readCookie(textOf(headers.cookie), sessionCookie),
    once,
    cookie: (name) => readCookie(textOf(headers.cookie), name),
    setCookie,
  }
}

/** Refuses a caller whose session is restricted, with the reason why it is. */
export function refuseRestricted(caller: Caller | null): void {
  const restriction = caller?.restriction
  if (restriction) throw new AppError(restriction.name, { until: restriction.until })
}

function keyOf(headers: Headers): string | undefined {
  const key = headers["idempotency-key"]
  if (key === undefined) return undefined
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,255}$/.test(key)) {
    throw new AppError("BadInputErrorType", {}, { fields: { "Idempotency-Key": { is: "idempotencyKey" } } })
  }
  return key
}
