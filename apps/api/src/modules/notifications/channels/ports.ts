/** A browser as its maker's push service knows it. */
export type Browser = { endpoint: string; p256dh: string; auth: string }

/** What a push service says of a message: taken, or that there is no such browser any more. */
export type Delivery = "taken" | "gone"

/** The push services of the browsers' makers (RFC 8030), encrypted for the browser (RFC 8291), signed by us (RFC 8292). */
export type PushService = {
  /** What a browser subscribes with: our public key, base64url. */
  readonly publicKey: string
  /** Whether an address lies at a service that is known: nothing is ever sent anywhere else. */
  isKnown(endpoint: string): boolean
  /** Hands a message over. Throws where the service does not answer or wants to be asked again. */
  deliver(browser: Browser, message: string): Promise<Delivery>
}
