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

/** Limits a session to calls that are `evenRestricted`; `until` is null where the end is unknown. */
export type Restriction = { name: ErrorName; until: Date | null }
export type Caller = { playerId: bigint; sessionId: bigint; restriction?: Restriction | null }

/** Answers null for a token without a session. `isActivity`: the player acted, which resets the session's idle time. */
export type Authenticate = (token: string, how: { isActivity: boolean }) => Promise<Caller | null>

/** Shares one read per key between the calls of a page; a call over HTTP shares with none. */
export type Once = <T>(key: string, read: () => Promise<T>) => Promise<T>

type Headers = Readonly<Record<string, string | string[] | undefined>>

export type CallSource = {
  readonly headers: Headers
  readonly address: string
  readonly once: Once
  readonly authenticate: Authenticate
  setCookie(cookie: string): void
}

export type Call<E extends Endpoint = Endpoint> = {
  readonly input: ParsedOf<E>
  readonly caller: E["who"] extends "player" ? Caller : Caller | null
  readonly language: Language
  readonly address: string
  readonly userAgent: string
  readonly idempotencyKey: string | undefined
  readonly sessionToken: string | undefined
  readonly once: Once
  cookie(name: string): string | undefined
  setCookie(cookie: string): void
}
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E>>
export const sessionCookie = "access_token"
/** A page sends `1` when it refreshes data by itself, which is not activity of the player. */
const backgroundHeader = "x-background"
const languageCookie = "operator_language"

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
const singleValue = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined)

export function requestLanguage({ headers }: { headers: Headers }): Language {
  const chosen = headers["x-language"] ?? readCookie(singleValue(headers.cookie), languageCookie)
  if (isLanguage(chosen)) return chosen
  const accepted = accepts({ headers } as IncomingMessage).language(...languages)
  return isLanguage(accepted) ? accepted : "en"
}

export const hasQueryInput = ({ method }: Pick<Endpoint, "method">) => method === "GET" || method === "DELETE"

export async function authenticateCaller({ headers, authenticate }: CallSource): Promise<Caller | null> {
  const token = readCookie(singleValue(headers.cookie), sessionCookie)
  return token ? authenticate(token, { isActivity: headers[backgroundHeader] !== "1" }) : null
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function findUnstorableField(value: unknown, name = "input"): string | undefined {
  if (typeof value === "string") return isStorableText(value) ? undefined : name
  if (typeof value !== "object" || value === null) return undefined
  for (const [key, child] of Object.entries(value)) {
    const found = isStorableText(key) ? findUnstorableField(child, key) : name
    if (found !== undefined) return found
  }
  return undefined
}

function parseInput<E extends Endpoint>(endpoint: E, raw: unknown): ParsedOf<E> {
  const unstorable = findUnstorableField(raw)
  if (unstorable !== undefined)
    throw new AppError("BadInputErrorType", {}, { fields: { [unstorable.slice(0, 60)]: { is: "nul" } } })
  const result = endpoint.input.safeParse(raw)
  if (result.success) return result.data as ParsedOf<E>
  throw new AppError("BadInputErrorType", {}, { fields: toFieldErrors(result.error.issues, raw) })
}

const undeclaredError = ({ method, path }: Endpoint, cause: AppError) =>
  new Error(`${method} ${path} threw ${cause.name}, which its contract does not declare.`, { cause })

export type CallHandler = (raw: unknown, source: CallSource) => Promise<unknown>
type CallHandlerOptions = {
  metrics: Metrics
  checkReplies: boolean
  markKnown: (token: string) => void
  closedFor: () => Promise<number | null>
}

/** Clients handle only the errors that the contract declares, so any other AppError becomes a fault (500). */
export function createCallHandler(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  options: CallHandlerOptions,
): CallHandler {
  const declared = errorsOf(endpoint)
  return async (raw, source) => {
    const start = monotonicMs()
    try {
      if (!endpoint.evenInMaintenance) await refuseWhileClosed(options.closedFor)
      const call = await prepareCall(endpoint, raw, source)
      if (call.caller && call.sessionToken) options.markKnown(call.sessionToken)
      const data = await handler(call)
      if (options.checkReplies) endpoint.reply.parse(data)
      return data
    } catch (error) {
      throw error instanceof AppError && !declared.has(error.name) ? undeclaredError(endpoint, error) : error
    } finally {
      observeRequest(options.metrics, endpoint.path, monotonicMs() - start)
    }
  }
}

async function refuseWhileClosed(closedFor: CallHandlerOptions["closedFor"]): Promise<void> {
  const retryAfterSeconds = await closedFor()
  if (retryAfterSeconds !== null) throw new AppError("MaintenanceErrorType", {}, { retryAfterSeconds })
}

async function prepareCall<E extends Endpoint>(
  endpoint: E,
  raw: unknown,
  source: CallSource,
): Promise<Call<E>> {
  const { headers, address, once, setCookie } = source
  const input = parseInput(endpoint, raw)
  const caller = await authenticateCaller(source)
  if (endpoint.who === "player" && !caller) throw new AppError("UnauthorizedErrorType")
  if (endpoint.who === "player" && !endpoint.evenRestricted) refuseRestricted(caller)
  return {
    input,
    caller: caller as Call<E>["caller"],
    language: requestLanguage(source),
    address,
    userAgent: (singleValue(headers["user-agent"]) ?? "").slice(0, 300),
    idempotencyKey: parseIdempotencyKey(headers),
    sessionToken: readCookie(singleValue(headers.cookie), sessionCookie),
    once,
    cookie: (name) => readCookie(singleValue(headers.cookie), name),
    setCookie,
  }
}

export function refuseRestricted(caller: Caller | null): void {
  const restriction = caller?.restriction
  if (restriction) throw new AppError(restriction.name, { until: restriction.until })
}

function parseIdempotencyKey(headers: Headers): string | undefined {
  const key = headers["idempotency-key"]
  if (key === undefined) return undefined
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,255}$/.test(key)) {
    throw new AppError("BadInputErrorType", {}, { fields: { "Idempotency-Key": { is: "idempotencyKey" } } })
  }
  return key
}
