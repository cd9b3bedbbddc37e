import { consent as contract } from "@elite/contract"
import { type Attribution, cleanValue, parseAttribution, toStorableAttribution } from "./attribution.ts"

/** A cookie of 30 days. */
export const toAttributionCookie = (name: string, value: string, isSecure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${contract.trackingSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`

/** The cookies for the query of an address, for a browser without scripts. */
export const attributionCookiesOf = (path: string, isSecure: boolean): string[] => {
  const { search } = new URL(path, "http://site.invalid")
  return Object.entries(toStorableAttribution(parseAttribution(search))).map(([name, value]) =>
    toAttributionCookie(name, value, isSecure),
  )
}

/** Parses attribution from all cookies; the values are not trusted. */
export function parseAttributionCookies(cookies: string): Attribution {
  const names: readonly string[] = contract.trackingCookies
  const entries = cookies.split(";").flatMap((pair) => {
    const cut = pair.indexOf("=")
    const name = pair.slice(0, cut).trim()
    if (cut < 0 || !names.includes(name)) return []
    try {
      const value = cleanValue(decodeURIComponent(pair.slice(cut + 1)))
      return value === undefined ? [] : [[name, value] as const]
    } catch {
      return []
    }
  })
  return Object.fromEntries(entries)
}
