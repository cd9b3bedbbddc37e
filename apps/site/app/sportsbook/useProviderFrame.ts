import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useTo } from "../language.ts"
import { useOnReconnected } from "../shell/connection.ts"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { type HostMessage, parseSportsMessage, type SportsMessage } from "./providerMessages.ts"
import { useFrameSession } from "./useFrameSession.ts"
import { useReportHiddenArea } from "./useReportHiddenArea.ts"

/** So long may the provider's page take to say that it is there. */
const readyTimeoutMs = 15_000

/** Whether the provider's page is there: not yet, yes, or not within a time. */
type FrameState = "opening" | "open" | "silent"

/**
 * Speaks with the provider's page in a frame, by messages between two exact origins. It is told who looks, by a token that never
 * stands in an address, and what their purse holds. What it tells of money is not asked. Where it says nothing it may be opened
 * anew, and is when a connection is back; it is heard also where it speaks up later.
 */
export function useProviderFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { origin }: { origin: string },
  { isPlayer, balance: read }: { isPlayer: boolean; balance: number | null },
) {
  const to = useTo()
  const navigate = useNavigate()
  const [state, setState] = useState<FrameState>("opening")
  const [attempt, setAttempt] = useState(0)
  const [height, setHeight] = useState<number | null>(null)
  const [balance, setBalance] = useState(read)
  const tell = useCallback(
    (message: HostMessage) =>
      frame.current?.contentWindow?.postMessage({ source: "house", ...message }, origin),
    [frame, origin],
  )
  useReportHiddenArea(frame, state === "open", tell)
  const { refusal, introduce } = useFrameSession(tell, isPlayer)
  const hear = useRef<(message: SportsMessage) => void>(() => {})
  hear.current = (message) => {
    if (message.kind === "ready") {
      setState("open")
      void introduce()
    } else if (message.kind === "tokenExpired") void introduce()
    else if (message.kind === "login") {
      // To it a player who may not bet is a visitor: why they may not stands above it.
      if (isPlayer) void introduce()
      else void navigate(`${to("login")}?next=${encodeURIComponent(to("sportsBook"))}`)
    } else if (message.kind === "resize") setHeight(message.height)
  }
  useEffect(() => {
    void attempt
    setState("opening")
    const late = setTimeout(() => setState((now) => (now === "opening" ? "silent" : now)), readyTimeoutMs)
    const listen = (event: MessageEvent) => {
      const message = parseSportsMessage(event, { origin, window: frame.current?.contentWindow ?? null })
      if (message) hear.current(message)
    }
    window.addEventListener("message", listen)
    return () => {
      clearTimeout(late)
      window.removeEventListener("message", listen)
    }
  }, [frame, origin, attempt])
  const openAnew = useCallback(() => setAttempt((now) => now + 1), [])
  useOnReconnected(() => {
    if (state !== "open") openAnew()
  })
  useEffect(() => setBalance(read), [read])
  useLiveMessage("wallet", ({ sports }) => {
    if (sports === undefined) return
    setBalance(sports)
    tell({ kind: "balance", cents: Math.round(sports * 100) })
  })
  return { state, attempt, openAnew, height, refusal, introduce, balance }
}
