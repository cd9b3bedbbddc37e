import type { Endpoint, InputOf, Language, ReplyOf, WireFailure } from "@elite/contract"
import { ApiProblem } from "./apiProblem.ts"

export type CallOptions = {
  /** Sent as `Idempotency-Key` with calls that move money: a key moves it once. */
  idempotencyKey?: string
  /** A request that the player did not cause; it does not extend an idle session. */
  isBackground?: boolean
}

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

function toFormData(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

export function toRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): CallRequest {
  const headers = toHeaders(options)
  if (endpoint.multipart)
    return { method: endpoint.method, url: endpoint.path, headers, body: toFormData(input as object) }
  if (endpoint.method === "GET" || endpoint.method === "DELETE") {
    const fields = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(
      fields.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    return { method: endpoint.method, url: query ? `${endpoint.path}?${query}` : endpoint.path, headers }
  }
  headers["content-type"] = "application/json"
  return { method: endpoint.method, url: endpoint.path, headers, body: JSON.stringify(input) }
}

/** Parses a response body. Throws an {@link ApiProblem} for a failure, also one whose body is not ours. */
export function parseReply<E extends Endpoint>(status: number, body: string): ReplyOf<E> {
  let answer: unknown = null
  try {
    answer = JSON.parse(body)
  } catch {
    // The body is a gateway's page; the status has all the information.
  }
  return readReply<E>(status, answer)
}

/** Checks a parsed response. Throws an {@link ApiProblem} for a failure. */
export function readReply<E extends Endpoint>(status: number, answer: unknown): ReplyOf<E> {
  if (status < 300 && typeof answer === "object" && answer !== null && "data" in answer) {
    return answer.data as ReplyOf<E>
  }
  const failure = answer as Partial<WireFailure> | null
  throw new ApiProblem(status, Array.isArray(failure?.errors) ? failure.errors : [])
}

/** Calls the API from a page of the site, in the page's language. Throws an {@link ApiProblem} for a refusal. */
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
