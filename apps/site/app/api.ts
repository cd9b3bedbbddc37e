/**
 * Calls to the API, typed by the contract.
 *
 * - In a loader or action: `const api = apiOf(context)` from `visit.server.ts`, then
 *   `await api.call(games.getAllGames, { search })`. It carries the visitor’s cookie, address and language, passes
 *   cookies on, and answers the central cases itself: 401 and 403 clear the session and lead home, 404 becomes the
 *   not-found page. Any other refusal is thrown as an {@link ApiProblem}; an action catches it and returns
 *   `refused(problem)`.
 * - In the browser: `await call(me.getSessionSummary, {}, { language })`, for reads that are not a page's. A mutation belongs in
 *   an action.
 *
 * Endpoints are imported from `@elite/contract`; the browser gets them without their schemas.
 */
import type { Endpoint, ErrorName, InputOf, Language, ReplyOf, WireError, WireFailure } from "@elite/contract"

/** A refusal of the API. */
export class ApiProblem extends Error {
  readonly status: number
  readonly errors: readonly WireError[]

  constructor(status: number, errors: readonly WireError[]) {
    super(errors[0]?.description ?? `status ${status}`)
    this.name = "ApiProblem"
    this.status = status
    this.errors = errors
  }

  /** Whether one of the refusals has this name. */
  is(name: ErrorName): boolean {
    return this.errors.some((error) => error.name === name)
  }
}

/** What an action answers when the API refused: plain data that survives the way to the browser. */
export type Refusal = {
  refusal: {
    status: number
    name: ErrorName | null
    /** The sentence for the person, in the page's language. */
    description: string
    /** A sentence for each field at fault. */
    fields: Record<string, string>
  }
}

/** Turns a caught refusal into an action's answer; anything else is thrown on. */
export function refused(problem: unknown): Refusal {
  if (!(problem instanceof ApiProblem)) throw problem
  const first = problem.errors[0]
  const fields = Object.assign({}, ...problem.errors.map((error) => error.fields ?? {})) as Record<
    string,
    string
  >
  return {
    refusal: { status: problem.status, name: first?.name ?? null, description: problem.message, fields },
  }
}

/** The refusal in an action's answer, if it is one. */
export function refusalIn(answer: unknown): Refusal["refusal"] | null {
  if (typeof answer !== "object" || answer === null || !("refusal" in answer)) return null
  return (answer as Refusal).refusal
}

export type CallOptions = {
  /** Sent as `Idempotency-Key` with calls that move money: the same key never moves it twice. */
  idempotencyKey?: string
  /** The page reads by itself, without the player: such a call does not keep his session from ending of idleness. */
  isBackground?: boolean
}

/** The request that a call is: its path with the query of a GET or DELETE, else a JSON body. */
export function requestOf<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}) {
  const headers: Record<string, string> = { accept: "application/json" }
  if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey
  if (options.isBackground) headers["x-background"] = "1"
  if (endpoint.method === "GET" || endpoint.method === "DELETE") {
    const given = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return { method: endpoint.method, url: query ? `${endpoint.path}?${query}` : endpoint.path, headers }
  }
  headers["content-type"] = "application/json"
  return { method: endpoint.method, url: endpoint.path, headers, body: JSON.stringify(input) }
}

/** The data of an answer; throws an {@link ApiProblem} for a failure, also for one that is not ours to read. */
export function dataOf<E extends Endpoint>(status: number, body: string): ReplyOf<E> {
  let answer: unknown = null
  try {
    answer = JSON.parse(body)
  } catch {
    // A gateway's page rather than an answer of the API: the status says all there is.
  }
  if (status < 300 && typeof answer === "object" && answer !== null && "data" in answer) {
    return answer.data as ReplyOf<E>
  }
  const failure = answer as Partial<WireFailure> | null
  throw new ApiProblem(status, Array.isArray(failure?.errors) ? failure.errors : [])
}

/** Calls the API from the browser, in the page's language. Throws an {@link ApiProblem} when it refuses. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions & { language: Language },
): Promise<ReplyOf<E>> {
  const { url, method, headers, body } = requestOf(endpoint, input, options)
  const response = await fetch(url, {
    method,
    headers: { ...headers, "x-language": options.language },
    credentials: "same-origin",
    ...(body === undefined ? {} : { body }),
  })
  return dataOf<E>(response.status, await response.text())
}
