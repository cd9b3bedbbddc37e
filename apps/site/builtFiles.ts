import type { FastifyStaticOptions } from "@fastify/static"

/** Files in `assets` have a hash in their name. */
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
