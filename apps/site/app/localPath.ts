/** An address that still has this origin after parsing is local. */
const unusedOrigin = "http://site.invalid"

/**
 * Null for a foreign address. It is parsed as browsers do, which drop tabs and line breaks and take a
 * backslash for a slash: `/%09/evil.example` is foreign. The parsed form is returned, not the input.
 */
export function toLocalPath(address: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass.
  if (!address.startsWith("/") || /[\x00-\x1f\x7f]|%00/.test(address)) return null
  const url = URL.parse(address, unusedOrigin)
  if (url?.origin !== unusedOrigin) return null
  const path = url.pathname + url.search + url.hash
  // `/.//evil.example` parses as a path here, but a browser would follow the result to another host.
  return path.startsWith("//") ? null : path
}
