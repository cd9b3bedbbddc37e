import { createECDH } from "node:crypto"
import webPush from "web-push"
import type { PushService } from "../../modules/notifications/index.ts"
import type { Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"

/** The push services of the browsers' makers, by their hosts: Google, Mozilla, Apple, Microsoft. */
const pushServiceHosts = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
]
const timeoutMs = 8_000
/** What a service could not hand to the browser in a day it may drop. */
const ttlSeconds = 24 * 3600
/** A newer message takes the place of an older one that still waits there. */
const topic = "message"
/** The browser has let us go, or the address never was one (RFC 8030, 5 and 7.3). */
const goneStatuses = new Set([404, 410])
/** The service is busy or ill: ask again. Everything else that it refuses will be refused again. */
const isTransient = (status: number) => status === 429 || status >= 500

/**
 * Web push: RFC 8030 on the wire, encrypted for the browser (RFC 8291), signed with our key (VAPID, RFC 8292). `url` is a
 * service beside those of the browsers' makers; `from` is whom a service may write to.
 */
export function push(config: { key: string; url: string | undefined; from: string; log: Log }): PushService {
  const { key: privateKey, url, log } = config
  const curve = createECDH("prime256v1")
  curve.setPrivateKey(privateKey, "base64url")
  const publicKey = curve.getPublicKey("base64url")
  const address = config.from.match(/[^\s<>]+@[^\s<>]+/)?.[0]
  const vapidDetails = { subject: `mailto:${address}`, publicKey, privateKey }
  const own = url && new URL(url)

  const isKnown = (endpoint: string): boolean => {
    const at = URL.parse(endpoint)
    if (!at || at.username || at.password) return false
    if (own && at.origin === own.origin) return at.pathname.startsWith(`${own.pathname}/`)
    return (
      at.protocol === "https:" && at.port === "" && pushServiceHosts.some((host) => host.test(at.hostname))
    )
  }

  const sealedFor = (browser: webPush.PushSubscription, message: string) => {
    try {
      const how = { vapidDetails, TTL: ttlSeconds, topic, contentEncoding: "aes128gcm" } as const
      return webPush.generateRequestDetails(browser, message, how)
    } catch {
      return undefined
    }
  }

  return {
    publicKey,
    isKnown,

    async deliver({ endpoint, p256dh, auth }, message) {
      // Who was kept when another service was known is not asked any more.
      if (!isKnown(endpoint)) return "gone"
      const letter = sealedFor({ endpoint, keys: { p256dh, auth } }, message)
      // Keys that nothing can be encrypted with were never a browser's.
      if (!letter) return "gone"
      const { method, headers, body } = letter
      const answer = await outboundFetch(endpoint, {
        method: method as "POST",
        headers: headersOf(headers),
        body: new Uint8Array(body!),
        withinMs: timeoutMs,
      })
      if (answer.ok) return "taken"
      if (goneStatuses.has(answer.status)) return "gone"
      const { host } = new URL(endpoint)
      log.warn("push.refused", { provider: "push", endpoint: host, status: answer.status })
      if (isTransient(answer.status))
        throw new Error(`The push service at ${host} answered ${answer.status}.`)
      return "gone"
    },
  }
}

/** The length is the body's own to say. */
const headersOf = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== "Content-Length")
      .map(([name, value]) => [name, String(value)]),
  )
