import type { Language } from "@elite/contract"
import { href } from "@elite/paths"
import type { FastifyReply, FastifyRequest } from "fastify"

/** What decides where the bare address leads; a cache may answer it only to requests that are alike in these. */
const varyHeader = "accept-language, cookie, sec-fetch-site"

/** Whether a request comes from a page of this site: whoever follows a link here has chosen its language. */
function isFromSameSite({ host, headers }: FastifyRequest): boolean {
  const said = headers["sec-fetch-site"]
  if (said !== undefined) return said === "same-origin"
  return headers.referer !== undefined && URL.parse(headers.referer)?.host === host
}

/**
 * Where the bare address of the site leads somebody who speaks another language than English and comes from elsewhere: the home
 * page in it, with the query. Undefined for whoever is right there, and for every other address, whose language is the one it is
 * written in. Says in the headers of the answer which caches may keep it.
 */
export function languageRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  languageOf: (request: FastifyRequest) => Language,
): string | undefined {
  const [path = "", ...query] = request.url.split("?")
  if (path !== href("home", "en")) return undefined
  void reply.header("vary", varyHeader)
  const language = languageOf(request)
  if (!["GET", "HEAD"].includes(request.method) || language === "en" || isFromSameSite(request))
    return undefined
  // A page of players and visitors alike: none may keep where it led somebody else.
  void reply.header("cache-control", "private, no-store")
  return [href("home", language), ...query].join("?")
}
