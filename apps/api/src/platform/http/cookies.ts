import { parseCookie, stringifySetCookie } from "cookie"

/** Cookie values are our own tokens and names, which need no percent-encoding. */
const unencoded = (value: string) => value

/** A page makes a dozen calls with the same header, so the latest one is parsed once. */
let latest: { header: string; cookies: ReturnType<typeof parseCookie> } | undefined

function parseHeader(header: string) {
  if (latest?.header !== header) latest = { header, cookies: parseCookie(header, { decode: unencoded }) }
  return latest.cookies
}

/** Of two cookies with the same name the first counts, because browsers send the longest path first. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header === undefined ? undefined : parseHeader(header)[name]

export function setCookie(
  name: string,
  value: string,
  {
    maxAgeSeconds,
    secure,
    isReadable = false,
  }: { maxAgeSeconds?: number; secure: boolean; isReadable?: boolean },
): string {
  const maxAge = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }
  return stringifySetCookie(
    { name, value, ...maxAge, path: "/", httpOnly: !isReadable, sameSite: "lax", secure },
    { encode: unencoded },
  )
}
