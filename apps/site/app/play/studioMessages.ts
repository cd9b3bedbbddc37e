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
 * What a message of a window says, if it is one of the studio's. It is believed only when it comes from the frame we
 * opened and from the origin we opened it at; its figures never are, the server is asked instead.
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

/** Hears the game in a frame, if it was opened at one of the configured origins. */
export function useStudioMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  origins: readonly string[],
  hear: (message: StudioMessage) => void,
): void {
  const latest = useRef(hear)
  const known = origins.join(" ")
  useEffect(() => {
    latest.current = hear
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
