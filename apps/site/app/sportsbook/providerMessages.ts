/** What the page in the frame tells us. */
export type SportsMessage =
  | { kind: "ready" | "login" | "tokenExpired" }
  | { kind: "resize"; height: number }
  | { kind: "route"; path: string }

/**
 * What we tell the page: who looks, that nobody is logged in, what their purse holds, and how much of the frame's lower end cannot
 * be seen (CSS px): below the window's edge, or behind the bottom navigation.
 */
export type HostMessage =
  | { kind: "session"; token: string }
  | { kind: "visitor" }
  | { kind: "balance"; cents: number }
  | { kind: "view"; hiddenBelowPx: number }

/** No list of events is higher than this, px; nor lower. */
const heights = { least: 300, most: 20_000 } as const

/**
 * What a message of a window says, if it is one of the sports book's. It is believed only when it comes from the frame we
 * opened and from the origin we opened it at; no figure of money is ever taken from one.
 */
export function parseSportsMessage(
  event: Pick<MessageEvent, "origin" | "source" | "data">,
  frame: { origin: string; window: MessageEventSource | null },
): SportsMessage | null {
  if (event.origin !== frame.origin || !frame.window || event.source !== frame.window) return null
  const data: unknown = event.data
  if (typeof data !== "object" || data === null || !("source" in data) || data.source !== "sports")
    return null
  const { kind, height, path } = data as { kind?: unknown; height?: unknown; path?: unknown }
  if (kind === "ready" || kind === "login" || kind === "tokenExpired") return { kind }
  if (kind === "resize" && typeof height === "number" && Number.isFinite(height))
    return { kind, height: Math.min(heights.most, Math.max(heights.least, Math.ceil(height))) }
  if (kind === "route" && typeof path === "string" && /^\/[a-z-]{1,40}$/.test(path)) return { kind, path }
  return null
}
