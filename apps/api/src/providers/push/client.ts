import { createECDH } from "node:crypto"
import webPush from "web-push"
import type { PushService } from "../../modules/notifications/index.ts"
import type { Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"

const pushServiceHosts = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
]
const timeoutMs = 8_000
/** A push service may drop a message after a day. */
const ttlSeconds = 24 * 3600
/** A newer message replaces an undelivered one. */
const topic = "message"
/** The subscription has ended or never existed (RFC 8030, 5 and 7.3). */
const goneStatuses = new Set([404, 410])
/** Errors worth a retry; other refusals are final. */
const isTransient = (status: number) => status === 429 || status >= 500

/** RFC 8030, 8291, 8292 (VAPID). `url` adds a service to those of the browsers; `from` is our contact address. */
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
      // The list of known services has changed since the subscription.
      if (!isKnown(endpoint)) return "gone"
      const request = sealedFor({ endpoint, keys: { p256dh, auth } }, message)
      // A browser never has keys that cannot encrypt.
      if (!request) return "gone"
      const { method, headers, body } = request
      const response = await outboundFetch(endpoint, {
        method: method as "POST",
        headers: headersOf(headers),
        body: new Uint8Array(body!),
        withinMs: timeoutMs,
      })
      if (response.ok) return "taken"
      if (goneStatuses.has(response.status)) return "gone"
      const { host } = new URL(endpoint)
      log.warn("push.refused", { provider: "push", endpoint: host, status: response.status })
      if (isTransient(response.status))
        throw new Error(`The push service at ${host} answered ${response.status}.`)
      return "gone"
    },
  }
}

const headersOf = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== "Content-Length")
      .map(([name, value]) => [name, String(value)]),
  )
