import type { Endpoint, InputOf, Language, ReplyOf, WireFailure } from "@elite/contract"
import { ApiProblem } from "./apiProblem.ts"

export type CallOptions = {
  /** Sent as `Idempotency-Key` with calls that move money: the same key never moves it twice. */
  idempotencyKey?: string
  /** The page reads by itself, without the player: such a call does not keep their session from ending of idleness. */
  isBackground?: boolean
}

/** What a call says beside its input. */
export function toHeaders(options: CallOptions = {}): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json" }
  if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey
  if (options.isBackground) headers["x-background"] = "1"
  return headers
}

type CallRequest = {
  method: Endpoint["method"]
  url: string
  headers: Record<string, string>
  body?: string | FormData
}

/** The fields of a call that brings a file, as a form that a browser would send. */
function toFormData(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** The request that a call is: its path with the query of a GET or DELETE, a form where it brings a file, else a JSON body. */
export function toRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): CallRequest {
  const headers = toHeaders(options)
  if (endpoint.multipart)
    return { method: endpoint.method, url: endpoint.path, headers, body: toFormData(input as object) }
  if (endpoint.method === "GET" || endpoint.method === "DELETE") {
    const given = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(
      given.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    return { method: endpoint.method, url: query ? `${endpoint.path}?${query}` : endpoint.path, headers }
  }
  headers["content-type"] = "application/json"
  return { method: endpoint.method, url: endpoint.path, headers, body: JSON.stringify(input) }
}

/** The data of an answer; throws an {@link ApiProblem} for a failure, also for one that is not ours to read. */
export function parseReply<E extends Endpoint>(status: number, body: string): ReplyOf<E> {
  let answer: unknown = null
  try {
    answer = JSON.parse(body)
  } catch {
    // A gateway's page rather than an answer of the API: the status says all there is.
  }
  return readReply<E>(status, answer)
}

/** The data of an answer that was read; throws an {@link ApiProblem} for a failure. */
export function readReply<E extends Endpoint>(status: number, answer: unknown): ReplyOf<E> {
  if (status < 300 && typeof answer === "object" && answer !== null && "data" in answer) {
    return answer.data as ReplyOf<E>
  }
  const failure = answer as Partial<WireFailure> | null
  throw new ApiProblem(status, Array.isArray(failure?.errors) ? failure.errors : [])
}

/** Calls the API from a page of ours, in the page's language. Throws an {@link ApiProblem} when it refuses. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions & { language: Language },
): Promise<ReplyOf<E>> {
  const { url, method, headers, body } = toRequest(endpoint, input, options)
  const response = await fetch(url, {
    method,
    headers: { ...headers, "x-language": options.language },
    credentials: "same-origin",
    ...(body === undefined ? {} : { body }),
  })
  return parseReply<E>(response.status, await response.text())
}
