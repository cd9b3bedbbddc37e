import { parseCookie, stringifySetCookie } from "cookie"

/** Values are tokens and names of ours: what stands there is what is meant. */
const asIs = (value: string) => value

/** One request asks for several cookies, one page makes a dozen calls: a header is taken apart once for all of them. */
let latest: { header: string; cookies: ReturnType<typeof parseCookie> } | undefined

function cookiesIn(header: string) {
  if (latest?.header !== header) latest = { header, cookies: parseCookie(header, { decode: asIs }) }
  return latest.cookies
}

/** Reads one cookie of a request header. The first of two with the same name wins, as in browsers' order of path length. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header === undefined ? undefined : cookiesIn(header)[name]

/**
 * A host cookie that scripts cannot read, unless it `isReadable`: SameSite=Lax, Secure under https. Without
 * `maxAgeSeconds` it ends with the browser.
 */
export function setCookie(
  name: string,
  value: string,
  {
    maxAgeSeconds,
    secure,
    isReadable = false,
  }: { maxAgeSeconds?: number; secure: boolean; isReadable?: boolean },
): string {
  const lasts = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }
  return stringifySetCookie(
    { name, value, ...lasts, path: "/", httpOnly: !isReadable, sameSite: "lax", secure },
    { encode: asIs },
  )
}
