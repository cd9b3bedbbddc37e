/** Messages from the provider's page. */
export type SportsMessage =
  | { kind: "ready" | "login" | "tokenExpired" }
  | { kind: "resize"; height: number }
  | { kind: "route"; path: string }

/**
 * Messages to the provider's page: the session, a visitor, the purse's balance, and how many CSS px of the frame are
 * hidden: at its upper end above the window or behind the header, at its lower end below the window or behind the
 * bottom navigation.
 */
export type HostMessage =
  | { kind: "session"; token: string }
  | { kind: "visitor" }
  | { kind: "balance"; cents: number }
  | { kind: "view"; hiddenAbovePx: number; hiddenBelowPx: number }

/** Bounds of the frame's height, px. */
const heights = { least: 300, most: 20_000 } as const

/**
 * Parses a window message, if it is from the frame that we opened and the origin that we opened it at. Amounts of money
 * are never taken from a message.
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
