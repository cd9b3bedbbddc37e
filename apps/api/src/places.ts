import ipaddr from "ipaddr.js"

/** Names that never lead off this machine or out of a private network (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const innerNames = /(^|\.)(localhost|local|internal|home\.arpa)$/

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "")

/** Whether a host to listen on is reached from this machine only: `localhost`, 127.0.0.0/8, ::1. */
export function isLoopbackHost(host: string): boolean {
  if (host === "localhost") return true
  return ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback"
}

/** Whether an address of the web leads to this machine. */
export const isLoopback = (url: string): boolean => isLoopbackHost(hostOf(url))

/**
 * Whether an address of the web leads to this machine or into a private network: anything that is not a public
 * unicast address (RFC 1918, RFC 4193, link-local, carrier-grade …), however it is written, and names that are
 * reserved for such places. A name that a resolver leads there cannot be seen from here.
 */
export function isInner(url: string): boolean {
  const host = hostOf(url)
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== "unicast"
  return innerNames.test(host) || !host.includes(".")
}
