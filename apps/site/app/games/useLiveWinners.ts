import type { games } from "@elite/contract"
import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useChannel } from "../shell/liveSocket.tsx"
import { findNewWinnerKey, maxWinners, mergeWinners } from "./winners.ts"

/** Messages within this time move the row once. */
const batchMs = 300

type ShownWinners = { of: unknown; winners: readonly games.RecentWinner[]; arrived: string | null }

/** The row does not move while it has the pointer or the focus, is scrolled, or was stopped by the reader. */
export function useLiveWinners(loaded: readonly games.RecentWinner[], box: RefObject<HTMLElement | null>) {
  const [latest, setLatest] = useState<ShownWinners>({ of: loaded, winners: loaded, arrived: null })
  const [isStill, setStill] = useState(false)
  const pendingWins = useRef<games.RecentWinner[]>([])
  const holds = useRef({ still: false, pointer: false, focus: false, scrolled: false })
  const timer = useRef<number | undefined>(undefined)

  const flush = useCallback(() => {
    timer.current = undefined
    if (Object.values(holds.current).some(Boolean) || pendingWins.current.length === 0) return
    const added = pendingWins.current
    pendingWins.current = []
    setLatest((now) => {
      const before = now.of === loaded ? now.winners : loaded
      const winners = mergeWinners(before, added)
      return winners === before ? now : { of: loaded, winners, arrived: findNewWinnerKey(before, winners) }
    })
  }, [loaded])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  useChannel({ name: "recentWinner" }, (winner) => {
    pendingWins.current = [...pendingWins.current, winner].slice(-maxWinners)
    timer.current ??= window.setTimeout(flush, batchMs)
  })
  const hold = useCallback(
    (reason: keyof typeof holds.current, isHeld: boolean) => {
      holds.current[reason] = isHeld
      if (!isHeld) flush()
    },
    [flush],
  )
  useEffect(() => {
    const row = box.current?.querySelector("ul")
    if (!row) return
    const controller = new AbortController()
    const on = <E extends keyof HTMLElementEventMap>(
      name: E,
      listener: (event: HTMLElementEventMap[E]) => void,
    ) => row.addEventListener(name, listener, { signal: controller.signal, passive: true })
    on("pointerenter", () => hold("pointer", true))
    on("pointerleave", () => hold("pointer", false))
    on("focusin", () => hold("focus", true))
    on("focusout", ({ relatedTarget }) => hold("focus", row.contains(relatedTarget as Node | null)))
    on("scroll", () => hold("scrolled", row.scrollLeft > 1))
    return () => controller.abort()
  }, [box, hold])
  const toggle = useCallback(() => {
    hold("still", !holds.current.still)
    setStill(holds.current.still)
  }, [hold])

  const { winners, arrived } = latest.of === loaded ? latest : { winners: loaded, arrived: null }
  return { winners, arrived, hasMoved: winners !== loaded, isStill, toggle }
}
