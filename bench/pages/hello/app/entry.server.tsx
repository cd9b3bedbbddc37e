import { PassThrough } from "node:stream"
import { createReadableStreamFromReadable } from "@react-router/node"
import { renderToPipeableStream } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router"

export { createRequestHandler } from "react-router"

/** Lighthouse asks for files that are not here. */
export const handleError = (): void => {}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8")
  return new Promise((done, fail) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough()
        pipe(body)
        done(new Response(createReadableStreamFromReadable(body), { status, headers }))
      },
      onShellError: fail,
    })
  })
}
