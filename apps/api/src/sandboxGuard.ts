import ipaddr from "ipaddr.js"

/** Names that never lead off this machine or out of a private network (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const internalNames = /(^|\.)(localhost|local|internal|home\.arpa)$/

const toHost = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "")

/** Whether a host to listen on is reached from this machine only: `localhost`, 127.0.0.0/8, ::1. */
export function isLoopbackHost(host: string): boolean {
  if (host === "localhost") return true
  return ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback"
}

/** Whether an address of the web leads to this machine. */
export const isLoopback = (url: string): boolean => isLoopbackHost(toHost(url))

/**
 * Whether an address of the web leads to this machine or into a private network: anything that is not a public
 * unicast address (RFC 1918, RFC 4193, link-local, carrier-grade …), however it is written, and names that are
 * reserved for such places. A name that a resolver leads there cannot be seen from here.
 */
export function isInternalHost(url: string): boolean {
  const host = toHost(url)
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== "unicast"
  return internalNames.test(host) || !host.includes(".")
}

/**
 * Refuses a casino in the wrong place. Sandboxes serve a loopback host under a loopback address and nobody else.
 * A casino that the world can reach is reached by TLS and talks to third parties by TLS, never to one on this
 * machine or in a private network.
 */
export function assertSandboxIsolated(
  place: { host: string; publicUrl: string; sandbox: boolean },
  thirdParties: readonly (readonly [name: string, url: string])[],
): void {
  const { host, publicUrl, sandbox } = place
  if (sandbox) {
    const open = [`HOST=${host}`, !isLoopbackHost(host)] as const
    const world = [`PUBLIC_URL=${publicUrl}`, !isLoopback(publicUrl)] as const
    for (const [what, isWrong] of [open, world])
      if (isWrong)
        throw new Error(
          `${what} can be reached from other machines, and SANDBOX=1 is for this machine alone: sandboxes pay out play money. Configure the vendors, or keep to 127.0.0.1.`,
        )
    return
  }
  if (isLoopback(publicUrl)) {
    if (isLoopbackHost(host)) return
    throw new Error(
      `HOST=${host} can be reached from other machines, and PUBLIC_URL=${publicUrl} is this one's own. Say in PUBLIC_URL where people reach the casino, or keep to 127.0.0.1.`,
    )
  }
  if (!publicUrl.startsWith("https:"))
    throw new Error(`PUBLIC_URL=${publicUrl} is for the world and needs https: sessions travel with it.`)
  for (const [name, url] of thirdParties)
    if (isInternalHost(url) || !url.startsWith("https:"))
      throw new Error(
        `${name}=${url} is not a vendor's address, but PUBLIC_URL=${publicUrl} is for the world. Configure the vendor's address: public, and by https.`,
      )
}
