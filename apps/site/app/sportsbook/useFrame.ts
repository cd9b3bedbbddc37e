import { sportsbook } from "@elite/contract"
import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { ApiProblem, call } from "../api.ts"
import { useLanguage, useTo } from "../language.ts"
import { useLive } from "../shell/live.tsx"
import { type HouseMessage, type SportsMessage, sportsMessage } from "./provider.ts"

/** A token is asked for so long before the last one ends. */
const renewBeforeMs = 45_000
const retryMs = 10_000
/** So long may the provider's page take to say that it is there. */
const patienceMs = 15_000

type Frame = { origin: string }
export type Framed = {
  /** Whether it is there: not yet, yes, or not within a time. */
  state: "opening" | "open" | "silent"
  height: number | null
  /** Why the player may not bet, in a sentence; null where nothing was refused. */
  refusal: string | null
  /** What the purse holds, as the server last said it, euros. */
  balance: number | null
}

/**
 * Speaks with the provider's page in a frame, by messages between two exact origins. It is told who looks, by a token that is renewed
 * before it ends and never stands in an address, and what their purse holds. What it tells of money is not asked.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { origin }: Frame,
  { isPlayer, balance: read, attempt }: { isPlayer: boolean; balance: number | null; attempt: number },
): Framed {
  const language = useLanguage()
  const to = useTo()
  const navigate = useNavigate()
  const [state, setState] = useState<Framed["state"]>("opening")
  const [height, setHeight] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [balance, setBalance] = useState(read)
  const tell = useCallback(
    (message: HouseMessage) =>
      frame.current?.contentWindow?.postMessage({ source: "house", ...message }, origin),
    [frame, origin],
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const introduce = useCallback(async () => {
    clearTimeout(timer.current)
    if (!isPlayer) return tell({ kind: "visitor" })
    try {
      const { token, expiresAt } = await call(
        sportsbook.openSportsSession,
        { languageCode: language },
        { language },
      )
      setRefusal(null)
      tell({ kind: "session", token })
      timer.current = setTimeout(
        () => void introduce(),
        Math.max(retryMs, Date.parse(expiresAt) - Date.now() - renewBeforeMs),
      )
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.status < 500) {
        setRefusal(problem.message)
        tell({ kind: "visitor" })
      } else timer.current = setTimeout(() => void introduce(), retryMs)
    }
  }, [isPlayer, language, tell])
  const hear = useRef<(message: SportsMessage) => void>(() => {})
  hear.current = (message) => {
    if (message.kind === "ready") {
      setState("open")
      void introduce()
    } else if (message.kind === "tokenExpired") void introduce()
    else if (message.kind === "login")
      void navigate(`${to("login")}?next=${encodeURIComponent(to("sportsBook"))}`)
    else if (message.kind === "resize") setHeight(message.height)
  }
  useEffect(() => {
    void attempt
    setState("opening")
    const late = setTimeout(() => setState((now) => (now === "opening" ? "silent" : now)), patienceMs)
    const listen = (event: MessageEvent) => {
      const message = sportsMessage(event, { origin, window: frame.current?.contentWindow ?? null })
      if (message) hear.current(message)
    }
    window.addEventListener("message", listen)
    return () => {
      clearTimeout(late)
      clearTimeout(timer.current)
      window.removeEventListener("message", listen)
    }
  }, [frame, origin, attempt])
  useEffect(() => setBalance(read), [read])
  useLive("wallet", ({ sports }) => {
    if (sports === undefined) return
    setBalance(sports)
    tell({ kind: "balance", cents: Math.round(sports * 100) })
  })
  return { state, height, refusal, balance }
}
