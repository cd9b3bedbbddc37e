import { createReadableStreamFromReadable } from "@react-router/node"
import fastify from "fastify"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"

// The barest page that the site's stack can render, served the way the site is: what the home page is
// measured against. Prints its port.
const build = (await import(new URL("build/server/index.js", import.meta.url).href)) as ServerBuild
const handle = createRequestHandler(build, "production")
const app = fastify()
app.removeAllContentTypeParsers()
app.addContentTypeParser("*", (_request, _payload, done) => done(null))
app.all("/*", async (request, reply) => {
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
  return reply.send(await handle(asked, new RouterContextProvider()))
})
const url = await app.listen({ host: "127.0.0.1", port: 0 })
console.log(new URL(url).port)
