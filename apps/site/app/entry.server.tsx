import { renderToString } from "react-dom/server"
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { FragmentCacheContext } from "../rendering/CachedFragment.tsx"
import { deferredStart, deferScripts } from "../rendering/deferScripts.server.ts"
import { createFragmentCache } from "../rendering/fragmentCache.server.ts"
import { bundleUrlsIn } from "./i18nBundles.ts"
import { notFoundHeader, untranslatedHeader } from "./notFound.ts"
import { FailureProvider, failureHeader } from "./shell/failure.tsx"
import { apiOf, visitContext } from "./visit.server.ts"

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
/** In single quotes, because the text has many double ones. */
const toScriptString = (text: string) =>
  `'${text.replace(/[\\'\n\r<>&\u2028\u2029]/g, (sign) => scriptEscapes[sign]!)}'`

/** Cheaper than `new Response(stream).text()`. */
async function readStreamText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ""
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true })
  return text + decoder.decode()
}

async function routerDataScript(stream: ReadableStream<Uint8Array> | undefined, nonce: string | undefined) {
  if (!stream) return ""
  const data = toScriptString(await readStreamText(stream))
  const script = `{let c=window.__reactRouterContext.streamController;c.enqueue(${data});c.close()}`
  return `<script${nonce ? ` nonce="${nonce}"` : ""}>${script}</script>`
}

/** The HTML goes to `visit.drawn`: as a body it would become a stream and then bytes again. */
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
  const { nonce, hasSharedNotFoundPage } = visit
  if (visit.failureId) headers.set(failureHeader, visit.failureId)
  // The router's own errors are rendered without the loaders that bring the words.
  if (status < 500 && routerContext.staticHandlerContext.loaderData?.root === undefined)
    return new Response(null, { status, headers: { [untranslatedHeader]: "1" } })
  // A known page may answer 404 with its own content; for an unknown address an error was thrown.
  const isUnknownPath = status === 404 && routerContext.staticHandlerContext.errors !== null
  if (isUnknownPath && hasSharedNotFoundPage && !(await apiOf(loadContext).player()))
    return new Response(null, { status, headers: { [notFoundHeader]: "1" } })
  const { serverHandoffStream, ...context } = routerContext
  const data = await routerDataScript(serverHandoffStream, nonce)
  const fragmentCache = createFragmentCache(nonce)
  const html = renderToString(
    <FailureProvider id={visit.failureId}>
      <FragmentCacheContext value={fragmentCache}>
        <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
      </FragmentCacheContext>
    </FailureProvider>,
  )
  const page = deferScripts(`<!DOCTYPE html>${html}`)
  const end = page.lastIndexOf("</body>")
  const words = bundleUrlsIn(Object.values(routerContext.staticHandlerContext.loaderData ?? {}))
  const scripts = deferredStart(words, nonce) + data
  visit.drawn = fragmentCache.assemble(page.slice(0, end) + scripts + page.slice(end))
  return new Response(null, { status, headers })
}

const isExpectedStatus = (status: number) => status < 500 || status === 503

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** Not for aborted navigations, nor for 503: maintenance, or a failed call that was logged already. */
export function handleError(error: unknown, { request, context }: Args): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && isExpectedStatus(error.status))) return
  const visit = context.get(visitContext)
  visit.failureId ??= visit.failed(error)
}

export function handleDataRequest(response: Response, { context }: Args): Response {
  const { failureId } = context.get(visitContext)
  if (failureId) response.headers.set(failureHeader, failureId)
  return response
}
