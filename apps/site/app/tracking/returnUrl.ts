import { parseAttribution } from "./attribution.ts"

/** The longest return address that the API accepts for a visit to itsme. */
const maxReturnUrlLength = 500

/** The attribution becomes its query, since memory is lost. Unchanged where it would be too long. */
export function toReturnUrl(path: string, tracking: string): string {
  const known = new URLSearchParams(parseAttribution(tracking))
  known.delete("ad_user")
  if (known.size === 0) return path
  const url = new URL(path, "http://site.invalid")
  for (const [name, value] of known) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  const back = url.pathname + url.search + url.hash
  return back.length <= maxReturnUrlLength ? back : path
}
