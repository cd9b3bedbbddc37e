export type HostMessage =
  | { readonly kind: "ready" | "login" | "tokenExpired" }
  | { readonly kind: "resize"; readonly height: number }
  | { readonly kind: "route"; readonly path: string }

/** `view`: px of the page's upper and lower end that cannot be seen. */
export type FrameMessage =
  | { readonly kind: "session"; readonly token: string }
  | { readonly kind: "visitor" }
  | { readonly kind: "balance"; readonly cents: number }
  | { readonly kind: "view"; readonly hiddenAbovePx: number; readonly hiddenBelowPx: number }

const isLength = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0
const isText = (value: unknown): value is string => typeof value === "string"

/** Undefined unless it comes from the window around this one and from its own origin. */
export function received(
  event: Pick<MessageEvent, "origin" | "source" | "data">,
  site: { origin: string; window: MessageEventSource | null },
): FrameMessage | undefined {
  if (event.origin !== site.origin || !site.window || event.source !== site.window) return undefined
  const data: unknown = event.data
  if (typeof data !== "object" || data === null || !("source" in data) || data.source !== "house")
    return undefined
  const { kind, token, cents, hiddenAbovePx, hiddenBelowPx } = data as Record<string, unknown>
  if (kind === "session" && isText(token)) return { kind, token }
  if (kind === "visitor") return { kind }
  if (kind === "balance" && Number.isInteger(cents)) return { kind, cents: Number(cents) }
  if (kind === "view" && isLength(hiddenAbovePx) && isLength(hiddenBelowPx))
    return { kind, hiddenAbovePx: Number(hiddenAbovePx), hiddenBelowPx: Number(hiddenBelowPx) }
  return undefined
}

/** Messages go only to the site's origin. */
export function house(origin: string, hear: (message: FrameMessage) => void) {
  const site = window.parent === window ? null : window.parent
  window.addEventListener("message", (event) => {
    const message = received(event, { origin, window: site })
    if (!message) return
    // Messages sent before the site's scripts ran were lost.
    if (message.kind !== "view") tellHeight()
    hear(message)
  })
  const post = (message: HostMessage): void => site?.postMessage({ source: "sports", ...message }, origin)
  const tellHeight = () =>
    post({ kind: "resize", height: Math.ceil(document.body.getBoundingClientRect().height) })
  new ResizeObserver(tellHeight).observe(document.body)
  return { post }
}
