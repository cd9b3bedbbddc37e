import { Agent } from "undici"
import { currentTimeoutSignal, TimeoutError } from "./timeout.ts"

const connectWithinMs = 3_000
const mebibyte = 1024 * 1024

const agent = new Agent({ connect: { timeout: connectWithinMs }, keepAliveTimeout: 10_000 })

export type OutboundRequest = {
  method?: "GET" | "POST" | "DELETE"
  headers?: Record<string, string>
  body?: string | FormData | Uint8Array<ArrayBuffer>
  /** Includes the whole body. */
  withinMs: number
  maxBytes?: number
}

/**
 * Every request to a third party goes through here. The body is read before it returns, so that no later `json()` can
 * hang; a redirect is an error. Throws `TimeoutError` when the request or the surrounding `withTimeout` took too long.
 */
export async function outboundFetch(url: string, request: OutboundRequest): Promise<Response> {
  const { method = "GET", headers, body, withinMs, maxBytes = mebibyte } = request
  const timeout = AbortSignal.timeout(withinMs)
  const outer = currentTimeoutSignal()
  const signal = outer ? AbortSignal.any([outer, timeout]) : timeout
  try {
    // `dispatcher` is undici's extension of fetch; the package has the version that this Node contains.
    const options = { method, headers, body, redirect: "error", signal, dispatcher: agent } as RequestInit
    const response = await fetch(url, options)
    const bytes = await readBody(response, maxBytes)
    const { status, statusText, headers: responseHeaders } = response
    const responseBody = [204, 205, 304].includes(status) ? null : bytes
    return new Response(responseBody, { status, statusText, headers: responseHeaders })
  } catch (error) {
    if (timeout.aborted) throw new TimeoutError(`no answer within ${withinMs} ms`, { cause: error })
    throw outer?.aborted ? outer.reason : error
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw new Error(`The response body exceeds ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
