import { Writable } from "node:stream"
import { renderToPipeableStream } from "react-dom/server"
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router"
import { nowhereHeader } from "./nowhere.ts"
import { apiOf, enter, type Visit, visitContext } from "./visit.server.ts"

/** How long a page may take whose loaders have all answered. */
const renderMs = 5_000

/** Handed to the host, which must use the router of this bundle and not another copy of it. */
export { createRequestHandler } from "react-router"

/** The context of one visit; the host calls it, because keys of a context live in this bundle. */
export const contextOf = (visit: Visit): RouterContextProvider => enter(new RouterContextProvider(), visit)

/** Keeps what React writes, two thousand bytes at a time, until it is the whole page. */
class Whole extends Writable {
  readonly #parts: Uint8Array[] = []
  readonly #done: (page: Buffer) => void

  constructor(done: (page: Buffer) => void) {
    super({ decodeStrings: true })
    this.#done = done
  }

  override write(part: Uint8Array | string): boolean {
    this.#parts.push(typeof part === "string" ? Buffer.from(part) : part)
    return true
  }

  override end(): this {
    this.#done(Buffer.concat(this.#parts))
    return super.end()
  }
}

/**
 * A page is sent when all of it is there, in one piece: no loader defers anything, and the pieces in which React
 * writes cost more on their way than it takes to draw them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set("cache-control", "private, no-store")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  const { nonce, hasNowhere } = loadContext.get(visitContext)
  if (status === 404 && hasNowhere && !(await apiOf(loadContext).player()))
    return new Response(null, { status, headers: { [nowhereHeader]: "1" } })
  return new Promise((resolve, reject) => {
    let statusNow = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        onAllReady() {
          clearTimeout(timer)
          pipe(new Whole((page) => resolve(new Response(page as BodyInit, { status: statusNow, headers }))))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          statusNow = 500
          console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, renderMs)
  })
}

/** Aborted navigations are no failures. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
