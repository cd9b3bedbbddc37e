import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useTo } from "../language.ts"
import { useOnReconnected } from "../shell/connection.ts"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { type HostMessage, parseSportsMessage, type SportsMessage } from "./providerMessages.ts"
import { useFrameSession } from "./useFrameSession.ts"
import { useReportHiddenArea } from "./useReportHiddenArea.ts"

/** The provider's page has this long to report ready. */
const readyTimeoutMs = 15_000

/** "silent": the page did not report ready in time. */
type FrameState = "opening" | "open" | "silent"

/**
 * Exchanges messages with the provider's page in a frame, between two exact origins. It gets a token, which is never
 * part of an address, and the balance of the purse; its own figures of money are ignored. A silent page may be opened
 * again, and is when the connection returns; a late "ready" still counts.
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
  const send = useCallback(
    (message: HostMessage) =>
      frame.current?.contentWindow?.postMessage({ source: "house", ...message }, origin),
    [frame, origin],
  )
  useReportHiddenArea(frame, state === "open", send)
  const { refusal, sendSession } = useFrameSession(send, isPlayer)
  const onMessage = useRef<(message: SportsMessage) => void>(() => {})
  onMessage.current = (message) => {
    if (message.kind === "ready") {
      setState("open")
      void sendSession()
    } else if (message.kind === "tokenExpired") void sendSession()
    else if (message.kind === "login") {
      // To the provider a player who may not bet is a visitor; the reason is shown above the frame.
      if (isPlayer) void sendSession()
      else void navigate(`${to("login")}?next=${encodeURIComponent(to("sportsBook"))}`)
    } else if (message.kind === "resize") setHeight(message.height)
  }
  useEffect(() => {
    void attempt
    setState("opening")
    const late = setTimeout(() => setState((now) => (now === "opening" ? "silent" : now)), readyTimeoutMs)
    const listen = (event: MessageEvent) => {
      const message = parseSportsMessage(event, { origin, window: frame.current?.contentWindow ?? null })
      if (message) onMessage.current(message)
    }
    window.addEventListener("message", listen)
    return () => {
      clearTimeout(late)
      window.removeEventListener("message", listen)
    }
  }, [frame, origin, attempt])
  const reopen = useCallback(() => setAttempt((now) => now + 1), [])
  useOnReconnected(() => {
    if (state !== "open") reopen()
  })
  useEffect(() => setBalance(read), [read])
  useLiveMessage("wallet", ({ sports }) => {
    if (sports === undefined) return
    setBalance(sports)
    send({ kind: "balance", cents: Math.round(sports * 100) })
  })
  return { state, attempt, reopen, height, refusal, sendSession, balance }
}
