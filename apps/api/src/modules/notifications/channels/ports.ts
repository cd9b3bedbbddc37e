export type Browser = { endpoint: string; p256dh: string; auth: string }

export type Delivery = "taken" | "gone"

/** Push services (RFC 8030); messages are encrypted for the browser (RFC 8291) and signed by us (RFC 8292). */
export type PushService = {
  readonly publicKey: string
  /** Whether an address belongs to a known push service; we send to no other. */
  isKnown(endpoint: string): boolean
  deliver(browser: Browser, message: string): Promise<Delivery>
}
