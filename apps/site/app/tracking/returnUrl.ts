import { parseAttribution } from "./attribution.ts"

/** The longest address that itsme's visit takes along. */
const maxReturnUrlLength = 500

/**
 * Where a visit to another site comes back to, with what the window it left knew of where its visitor comes from: the
 * address is read again when they are back. Where it would be too long it stays as it was.
 */
export function toReturnUrl(path: string, tracking: string): string {
  const known = new URLSearchParams(parseAttribution(tracking))
  known.delete("ad_user")
  if (known.size === 0) return path
  const url = new URL(path, "http://site.invalid")
  for (const [name, value] of known) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  const back = url.pathname + url.search + url.hash
  return back.length <= maxReturnUrlLength ? back : path
}
