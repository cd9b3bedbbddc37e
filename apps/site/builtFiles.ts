import type { FastifyStaticOptions } from "@fastify/static"

/** How a build's files for browsers are served: packed when they were built, and kept for good where their name changes with them. */
export const builtFiles = (root: string): FastifyStaticOptions => ({
  root,
  wildcard: false,
  index: false,
  preCompressed: true,
  setHeaders: (reply, path) => {
    const forever = path.includes("/assets/")
    reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "public, max-age=3600")
  },
})
