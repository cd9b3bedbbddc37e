import { Agent } from "undici"
import { currentTimeoutSignal, TimeoutError } from "./timeout.ts"

/** A third party has this long to take the connection; its own answer has the deadline of the call. */
const connectWithinMs = 3_000
const mebibyte = 1024 * 1024

const agent = new Agent({ connect: { timeout: connectWithinMs }, keepAliveTimeout: 10_000 })

export type OutboundRequest = {
  method?: "GET" | "POST" | "DELETE"
  headers?: Record<string, string>
  body?: string | FormData | Uint8Array<ArrayBuffer>
  /** Connection, request and the whole answer together, ms. */
  withinMs: number
  /** A longer answer is an error. Default 1 MiB. */
  maxBytes?: number
}

/**
 * The one way out of the house: every request to a third party. Answers with the body already here, so that no
 * later `json()` or `text()` can hang; a redirect is an error. Throws `TimeoutError` when the third party or
 * the job that asks ran out of time, and whatever `fetch` throws when it cannot be reached.
 */
export async function outboundFetch(url: string, call: OutboundRequest): Promise<Response> {
  const { method = "GET", headers, body, withinMs, maxBytes = mebibyte } = call
  const own = AbortSignal.timeout(withinMs)
  const job = currentTimeoutSignal()
  const signal = job ? AbortSignal.any([job, own]) : own
  try {
    // `dispatcher` is undici's own extension of fetch; this is the undici that this Node carries.
    const options = { method, headers, body, redirect: "error", signal, dispatcher: agent } as RequestInit
    const answer = await fetch(url, options)
    const bytes = await readWhole(answer, maxBytes)
    const { status, statusText } = answer
    const kept = [204, 205, 304].includes(status) ? null : bytes
    return new Response(kept, { status, statusText, headers: answer.headers })
  } catch (error) {
    if (own.aborted) throw new TimeoutError(`no answer within ${withinMs} ms`, { cause: error })
    throw job?.aborted ? job.reason : error
  }
}

async function readWhole(answer: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.byteLength
    if (length > maxBytes) throw new Error(`An answer of more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
