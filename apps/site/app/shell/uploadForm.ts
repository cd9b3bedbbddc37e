import { useEffect, useRef, useState } from "react"

type Listener = (form: FormData, share: number) => void
const listeners = new Set<Listener>()

/** Whether the body of a request is a form with a file: only such a one takes long enough to say how far it is. */
export const hasFile = (body: unknown): body is FormData =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File && value.size > 0)

/** Statuses whose answer has no body, which a response may not be given then. */
const statusesWithoutBody = new Set([204, 205, 304])

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const cut = line.indexOf(":")
    if (cut > 0) headers.append(line.slice(0, cut), line.slice(cut + 1).trim())
  }
  return new Response(statusesWithoutBody.has(status) ? null : response, { status, statusText, headers })
}

/** What `fetch` does with a form, by the only way in which a browser says how much of it has gone. */
export function uploadForm(
  url: URL,
  body: FormData,
  { method, headers, signal }: RequestInit,
): Promise<Response> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open(method ?? "POST", url)
    request.responseType = "arraybuffer"
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) for (const listener of [...listeners]) listener(body, loaded / total)
    }
    request.onload = () => done(toResponse(request))
    // As `fetch` fails: what is unreachable is known by that (`isUnreachable`).
    request.onerror = () => fail(new TypeError("Failed to fetch"))
    signal?.addEventListener("abort", () => {
      request.abort()
      fail(signal.reason)
    })
    request.send(body)
  })
}

/**
 * How much of the form with a file that is under way and has these fields has gone, between 0 and 1. Null before anything
 * is known, and once all has gone and the answer is awaited.
 */
export function useUploadProgress(fields: Readonly<Record<string, string>>): number | null {
  const [share, setShare] = useState<number | null>(null)
  const own = useRef(fields)
  own.current = fields
  useEffect(() => {
    const hear: Listener = (form, now) => {
      const isOwn = Object.entries(own.current).every(([name, value]) => form.get(name) === value)
      if (isOwn) setShare(now < 1 ? now : null)
    }
    listeners.add(hear)
    return () => {
      listeners.delete(hear)
    }
  }, [])
  return share
}
