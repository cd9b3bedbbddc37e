/** An origin that nobody has: an address that still has it after reading is an address of ours. */
const unusedOrigin = "http://site.invalid"

/**
 * The path, query and hash of an address on this site; null for any other. It is read the way a browser reads it,
 * who drops tabs and line breaks and takes a backslash for a slash: `/%09/evil.example` is somebody else's. What is
 * answered is the reading, not the text that came.
 */
export function toLocalPath(address: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass.
  if (!address.startsWith("/") || /[\x00-\x1f\x7f]|%00/.test(address)) return null
  const url = URL.parse(address, unusedOrigin)
  if (url?.origin !== unusedOrigin) return null
  const path = url.pathname + url.search + url.hash
  // `/.//evil.example` is a path to whoever reads it here and a host to whoever follows it.
  return path.startsWith("//") ? null : path
}
