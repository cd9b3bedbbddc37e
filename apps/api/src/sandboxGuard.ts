import ipaddr from "ipaddr.js"

/** Names of this machine or a private network (RFC 6761, RFC 6762, RFC 8375, .internal). */
const internalNames = /(^|\.)(localhost|local|internal|home\.arpa)$/

const toHost = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "")

/** `localhost`, 127.0.0.0/8 or ::1. */
export function isLoopbackHost(host: string): boolean {
  if (host === "localhost") return true
  return ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback"
}

export const isLoopback = (url: string): boolean => isLoopbackHost(toHost(url))

/**
 * Any address that is not public unicast (RFC 1918, RFC 4193, link-local, carrier-grade), in any notation, and
 * reserved names. A public name that resolves to such an address is not detected.
 */
export function isInternalHost(url: string): boolean {
  const host = toHost(url)
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== "unicast"
  return internalNames.test(host) || !host.includes(".")
}

/**
 * Sandboxes serve a loopback host and URL only. A public casino is reached by TLS, and talks by TLS to public third
 * parties. Throws a sentence.
 */
export function assertSandboxIsolated(
  deployment: { host: string; publicUrl: string; sandbox: boolean },
  thirdParties: readonly (readonly [name: string, url: string])[],
): void {
  const { host, publicUrl, sandbox } = deployment
  if (sandbox) {
    const unsafeHost = [`HOST=${host}`, !isLoopbackHost(host)] as const
    const unsafeUrl = [`PUBLIC_URL=${publicUrl}`, !isLoopback(publicUrl)] as const
    for (const [variable, isWrong] of [unsafeHost, unsafeUrl])
      if (isWrong)
        throw new Error(
          `${variable} can be reached from other machines, and SANDBOX=1 is for this machine alone: sandboxes pay out play money. Configure the vendors, or keep to 127.0.0.1.`,
        )
    return
  }
  if (isLoopback(publicUrl)) {
    if (isLoopbackHost(host)) return
    throw new Error(
      `HOST=${host} can be reached from other machines, and PUBLIC_URL=${publicUrl} belongs to this one. Set PUBLIC_URL to the address of the casino, or keep to 127.0.0.1.`,
    )
  }
  if (!publicUrl.startsWith("https:"))
    throw new Error(`PUBLIC_URL=${publicUrl} is public and needs https: it carries session cookies.`)
  for (const [name, url] of thirdParties)
    if (isInternalHost(url) || !url.startsWith("https:"))
      throw new Error(
        `${name}=${url} is not a vendor's address, but PUBLIC_URL=${publicUrl} is public. Configure the vendor's address: public, with https.`,
      )
}
