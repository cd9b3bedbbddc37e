import { useEffect, useRef, useState } from "react"

type Listener = (form: FormData, share: number) => void
const listeners = new Set<Listener>()

/** Only a form with a file takes long enough for a progress bar. */
export const hasFile = (body: unknown): body is FormData =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File && value.size > 0)

/** A `Response` with one of these must not have a body. */
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

/** By `XMLHttpRequest`, because `fetch` reports no upload progress. */
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
    // As `fetch` fails, so that `isUnreachableError` recognizes it.
    request.onerror = () => fail(new TypeError("Failed to fetch"))
    signal?.addEventListener("abort", () => {
      request.abort()
      fail(signal.reason)
    })
    request.send(body)
  })
}

/** 0 to 1; null before it starts, and once the answer is awaited. */
export function useUploadProgress(fields: Readonly<Record<string, string>>): number | null {
  const [share, setShare] = useState<number | null>(null)
  const own = useRef(fields)
  own.current = fields
  useEffect(() => {
    const listen: Listener = (form, now) => {
      const isOwn = Object.entries(own.current).every(([name, value]) => form.get(name) === value)
      if (isOwn) setShare(now < 1 ? now : null)
    }
    listeners.add(listen)
    return () => {
      listeners.delete(listen)
    }
  }, [])
  return share
}
