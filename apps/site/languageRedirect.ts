import type { Language } from "@elite/contract"
import { href } from "@elite/paths"
import type { FastifyReply, FastifyRequest } from "fastify"

const varyHeader = "accept-language, cookie, sec-fetch-site"

/** Somebody who follows a link on this site has chosen a language. */
function isFromSameSite({ host, headers }: FastifyRequest): boolean {
  const fetchSite = headers["sec-fetch-site"]
  if (fetchSite !== undefined) return fetchSite === "same-origin"
  return headers.referer !== undefined && URL.parse(headers.referer)?.host === host
}

/** Undefined for English and for every other address. Sets the caching headers of the answer. */
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
  // A cache must not send it to visitors with another language.
  void reply.header("cache-control", "private, no-store")
  return [href("home", language), ...query].join("?")
}
