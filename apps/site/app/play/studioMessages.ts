import { type RefObject, useEffect, useRef } from "react"

const studioMessageKinds = [
  "roundStarted",
  "roundEnded",
  "roundRefused",
  "balance",
  "lobby",
  "deposit",
] as const
export type StudioMessage = (typeof studioMessageKinds)[number]

/**
 * Accepted only from our own frame and the origin it was opened at. Its figures are never used: the server is
 * asked instead.
 */
export function parseStudioMessage(
  event: Pick<MessageEvent, "origin" | "source" | "data">,
  frame: { origin: string; window: MessageEventSource | null },
): StudioMessage | null {
  if (event.origin !== frame.origin || !frame.window || event.source !== frame.window) return null
  const data: unknown = event.data
  if (typeof data !== "object" || data === null || !("source" in data) || data.source !== "studio")
    return null
  return studioMessageKinds.find((kind) => "kind" in data && data.kind === kind) ?? null
}

/** Only for a URL at one of `origins`. */
export function useStudioMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  origins: readonly string[],
  onMessage: (message: StudioMessage) => void,
): void {
  const latest = useRef(onMessage)
  const known = origins.join(" ")
  useEffect(() => {
    latest.current = onMessage
  })
  useEffect(() => {
    if (!url) return
    const { origin } = new URL(url)
    if (!known.split(" ").includes(origin)) return
    const listen = (event: MessageEvent) => {
      const message = parseStudioMessage(event, { origin, window: frame.current?.contentWindow ?? null })
      if (message) latest.current(message)
    }
    window.addEventListener("message", listen)
    return () => window.removeEventListener("message", listen)
  }, [frame, url, known])
}
