import { PassThrough } from "node:stream"
import { createReadableStreamFromReadable } from "@react-router/node"
import { isbot } from "isbot"
import { renderToPipeableStream } from "react-dom/server"
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router"
import { enter, type Visit, visitContext } from "./visit.server.ts"

/** How long a stream may wait for what was deferred. */
const streamTimeoutMs = 5_000

/** Handed to the host, which must use the router of this bundle and not another copy of it. */
export { createRequestHandler } from "react-router"

/** The context of one visit; the host calls it, because keys of a context live in this bundle. */
export const contextOf = (visit: Visit): RouterContextProvider => enter(new RouterContextProvider(), visit)

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set("cache-control", "private, no-store")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  const { nonce } = loadContext.get(visitContext)
  return new Promise((resolve, reject) => {
    let statusNow = status
    let shellReady = false
    const readyOption = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady"
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        [readyOption]() {
          shellReady = true
          const body = new PassThrough({
            final(done) {
              // A timer left running keeps the whole rendered page in memory until it fires.
              clearTimeout(timer)
              done()
            },
          })
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }))
        },
        onShellError: reject,
        onError(error) {
          statusNow = 500
          if (shellReady) console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeoutMs + 1_000)
  })
}

/** Aborted navigations are no failures. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
