import type { games } from "@elite/contract"
import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useChannel } from "../shell/liveSocket.tsx"
import { findNewWinnerKey, maxWinners, mergeWinners } from "./winners.ts"

/** What is told within so long moves the row once. */
const batchMs = 300

type ShownWinners = { of: unknown; winners: readonly games.RecentWinner[]; arrived: string | null }

/**
 * The latest wins as they were read with the page, and as the server said since. The row stands still while a pointer or the
 * keyboard is in it, while its reader looks at what lies further on, and for as long as they wish.
 */
export function useLiveWinners(loaded: readonly games.RecentWinner[], box: RefObject<HTMLElement | null>) {
  const [heard, setHeard] = useState<ShownWinners>({ of: loaded, winners: loaded, arrived: null })
  const [isStill, setStill] = useState(false)
  const news = useRef<games.RecentWinner[]>([])
  const held = useRef({ still: false, pointer: false, focus: false, scrolled: false })
  const timer = useRef<number | undefined>(undefined)

  const move = useCallback(() => {
    timer.current = undefined
    if (Object.values(held.current).some(Boolean) || news.current.length === 0) return
    const told = news.current
    news.current = []
    setHeard((now) => {
      const before = now.of === loaded ? now.winners : loaded
      const winners = mergeWinners(before, told)
      return winners === before ? now : { of: loaded, winners, arrived: findNewWinnerKey(before, winners) }
    })
  }, [loaded])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  useChannel({ name: "recentWinner" }, (winner) => {
    news.current = [...news.current, winner].slice(-maxWinners)
    timer.current ??= window.setTimeout(move, batchMs)
  })
  const hold = useCallback(
    (by: keyof typeof held.current, isHeld: boolean) => {
      held.current[by] = isHeld
      if (!isHeld) move()
    },
    [move],
  )
  useEffect(() => {
    const row = box.current?.querySelector("ul")
    if (!row) return
    const gone = new AbortController()
    const on = <E extends keyof HTMLElementEventMap>(
      name: E,
      heard: (event: HTMLElementEventMap[E]) => void,
    ) => row.addEventListener(name, heard, { signal: gone.signal, passive: true })
    on("pointerenter", () => hold("pointer", true))
    on("pointerleave", () => hold("pointer", false))
    on("focusin", () => hold("focus", true))
    on("focusout", ({ relatedTarget }) => hold("focus", row.contains(relatedTarget as Node | null)))
    on("scroll", () => hold("scrolled", row.scrollLeft > 1))
    return () => gone.abort()
  }, [box, hold])
  const toggle = useCallback(() => {
    hold("still", !held.current.still)
    setStill(held.current.still)
  }, [hold])

  const { winners, arrived } = heard.of === loaded ? heard : { winners: loaded, arrived: null }
  return { winners, arrived, hasMoved: winners !== loaded, isStill, toggle }
}
