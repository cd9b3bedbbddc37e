import { FragmentCacheContext } from "@elite/ui"
import { renderToString } from "react-dom/server"
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from "react-router"
import { createFragmentCache } from "./fragmentCache.server.ts"
import { notFoundHeader, untranslatedHeader } from "./notFound.ts"
import { FailureProvider, failureHeader } from "./shell/failure.tsx"
import { apiOf, provideVisit, type Visit, visitContext } from "./visit.server.ts"

/** Handed to the host, which must use the router of this bundle and not another copy of it. */
export { createRequestHandler } from "react-router"

/** The context of one visit; the host calls it, because keys of a context live in this bundle. */
export const contextOf = (visit: Visit): RouterContextProvider =>
  provideVisit(new RouterContextProvider(), visit)

/** Signs that would end the string or the script it stands in. */
const scriptEscapes: Record<string, string> = {
  "\\": "\\\\",
  "'": "\\'",
  "\n": "\\n",
  "\r": "\\r",
  "<": "\\u003C",
  ">": "\\u003E",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
}
/** Text as a JavaScript string within a script element; in single quotes, because what is written has many double ones. */
const toScriptString = (text: string) =>
  `'${text.replace(/[\\'\n\r<>&\u2028\u2029]/g, (sign) => scriptEscapes[sign]!)}'`

/** All that a stream says; a response made around it to ask for its text would cost more than the reading. */
async function readStreamText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ""
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true })
  return text + decoder.decode()
}

/** What the loaders answered, as the script that hands it to the page's router in the browser. */
async function routerDataScript(stream: ReadableStream<Uint8Array> | undefined, nonce: string | undefined) {
  if (!stream) return ""
  const said = toScriptString(await readStreamText(stream))
  const script = `{let c=window.__reactRouterContext.streamController;c.enqueue(${said});c.close()}`
  return `<script${nonce ? ` nonce="${nonce}"` : ""}>${script}</script>`
}

/**
 * A page is drawn in one go and sent in one piece: no loader defers anything and nothing waits while it is drawn. What
 * the loaders answered is read before, because React would have to wait for it. The page is handed to the host beside
 * the response: as its body it would become a stream there and bytes again at once.
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
  const visit = loadContext.get(visitContext)
  const { nonce, hasNowhere } = visit
  if (visit.failureId) headers.set(failureHeader, visit.failureId)
  // What the router refuses itself is drawn without the loaders that bring the words.
  if (status < 500 && routerContext.staticHandlerContext.loaderData?.root === undefined)
    return new Response(null, { status, headers: { [untranslatedHeader]: "1" } })
  // A page of the table may answer 404 with its own content: only what was thrown stands for an address of nothing.
  const isNowhere = status === 404 && routerContext.staticHandlerContext.errors !== null
  if (isNowhere && hasNowhere && !(await apiOf(loadContext).player()))
    return new Response(null, { status, headers: { [notFoundHeader]: "1" } })
  const { serverHandoffStream, ...context } = routerContext
  const data = await routerDataScript(serverHandoffStream, nonce)
  const kept = createFragmentCache(nonce)
  const drawn = renderToString(
    <FailureProvider id={visit.failureId}>
      <FragmentCacheContext value={kept}>
        <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
      </FragmentCacheContext>
    </FailureProvider>,
  )
  const end = drawn.lastIndexOf("</body>")
  visit.drawn = kept.whole(`<!DOCTYPE html>${drawn.slice(0, end)}${data}${drawn.slice(end)}`)
  return new Response(null, { status, headers })
}

const isExpectedStatus = (status: number) => status < 500 || status === 503

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * What went wrong gets a name, which stands in the log and on the page. Aborted navigations are no failures, nor is 503: the
 * site is closed for maintenance, or the call that failed was logged by itself.
 */
export function handleError(error: unknown, { request, context }: Args): void {
  // What the router refuses (a method, a route that is none) is the asker's fault.
  if (request.signal.aborted || (isRouteErrorResponse(error) && isExpectedStatus(error.status))) return
  const visit = context.get(visitContext)
  visit.failureId ??= visit.failed(error)
}

/** The data of a page carry the name of what went wrong beside them. */
export function handleDataRequest(response: Response, { context }: Args): Response {
  const { failureId } = context.get(visitContext)
  if (failureId) response.headers.set(failureHeader, failureId)
  return response
}
