import { fileURLToPath } from "node:url"
import fastifyStatic from "@fastify/static"
import { createReadableStreamFromReadable } from "@react-router/node"
import fastify from "fastify"
import type { createRequestHandler, ServerBuild } from "react-router"
import { builtFiles } from "../../../apps/site/builtFiles.ts"
import { sendPage } from "../../../apps/site/sendPage.ts"

// The barest page that the site's stack can render, served and packed the way the site is: what the home page is
// measured against. Prints its port.
const build = (await import(new URL("build/server/index.js", import.meta.url).href)) as ServerBuild
type Entry = { createRequestHandler: typeof createRequestHandler }
const handle = (build.entry.module as unknown as Entry).createRequestHandler(build, "production")
const app = fastify()
app.removeAllContentTypeParsers()
app.addContentTypeParser("*", (_request, _payload, done) => done(null))
await app.register(fastifyStatic, builtFiles(fileURLToPath(new URL("build/client", import.meta.url))))
app.all("/*", async (request, reply) => {
  // What a browser asks for besides (robots.txt and the like) would fill the log with errors of the router.
  if (request.url !== "/" && !request.url.startsWith("/?")) return reply.code(404).send()
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string") headers.set(name, value)
  const body =
    request.method === "GET"
      ? {}
      : { body: createReadableStreamFromReadable(request.raw), duplex: "half" as const }
  const asked = new Request(`http://${request.host}${request.originalUrl}`, {
    method: request.method,
    headers,
    ...body,
  })
  const accepted = request.headers["accept-encoding"] as string | undefined
  return sendPage(reply, await handle(asked), accepted)
})
const url = await app.listen({ host: "127.0.0.1", port: 0 })
console.log(new URL(url).port)
