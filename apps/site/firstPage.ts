import type { IncomingHttpHeaders } from "node:http"
import type { Language } from "@elite/contract"
import { href } from "@elite/paths"

type Asked = { method: string; path: string; host: string; headers: IncomingHttpHeaders }

/** What decides where the bare address leads; a cache may answer it only to requests that are alike in these. */
export const firstPageVaries = "accept-language, cookie, sec-fetch-site"

/** Whether a request comes from a page of this site: whoever follows a link here has chosen its language. */
function isFromHere({ host, headers }: Asked): boolean {
  const said = headers["sec-fetch-site"]
  if (said !== undefined) return said === "same-origin"
  return headers.referer !== undefined && URL.parse(headers.referer)?.host === host
}

/**
 * Where the bare address of the site leads somebody who speaks a language and comes from elsewhere: the home page in it. Undefined
 * for whoever is right there, and for every other address, whose language is the one it is written in.
 */
export function firstPage(asked: Asked, language: Language): string | undefined {
  const isBare = asked.path === href("home", "en") && ["GET", "HEAD"].includes(asked.method)
  return isBare && language !== "en" && !isFromHere(asked) ? href("home", language) : undefined
}
