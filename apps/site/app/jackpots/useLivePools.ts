import type { LiveMessages } from "@elite/contract"
import { useEffect, useRef, useState } from "react"
import { useChannel } from "../shell/liveSocket.tsx"
import { randomDelayMs, useRevalidateWithin } from "../shell/useRevalidateWithin.ts"
import { minuteMs } from "../time.ts"
import type { JackpotsReply } from "./jackpots.server.ts"
import {
  currentPoolAmounts,
  firstWindowEnd,
  hasDropped,
  lastWinnerLoaded,
  lastWinnerPublished,
} from "./liveState.ts"
import { recordHead, recordSeal } from "./observedHashes.ts"

type Message = LiveMessages["jackpots"]

/** Odds change with pools and time, so they are read again this often while bets are placed. */
const oddsMaxAgeMs = minuteMs

/** Read again after a win, at the end of a window, and from time to time for the odds. */
export function useLivePools(overview: JackpotsReply) {
  const [latest, setLatest] = useState<{ of: JackpotsReply; message: Message } | null>(null)
  const message = latest?.of === overview ? latest.message : null
  const pools = currentPoolAmounts(overview.jackpots, message)
  const readAt = useRef(0)
  const winner = useRef<string | null>(null)
  const revalidateWithin = useRevalidateWithin()

  useEffect(() => {
    readAt.current = performance.now()
    winner.current ??= lastWinnerLoaded(overview)
    for (const { jackpotId, commitment } of overview.jackpots) recordSeal(jackpotId, commitment)
    if (overview.head) recordHead(overview.head)
  }, [overview])

  useChannel({ name: "jackpots" }, (update) => {
    recordHead(update.head)
    setLatest({ of: overview, message: update })
    // A pool that is won right after its start does not fall.
    const hasWinner = winner.current !== null && winner.current !== lastWinnerPublished(update)
    winner.current = lastWinnerPublished(update)
    const age = performance.now() - readAt.current
    revalidateWithin(
      hasWinner || hasDropped(pools, update)
        ? randomDelayMs()
        : Math.max(randomDelayMs(), oddsMaxAgeMs - age),
    )
  })

  const windowEnd = firstWindowEnd(overview.jackpots)
  useEffect(() => {
    if (windowEnd === undefined) return
    const left = Math.max(0, Date.parse(windowEnd) - Date.now())
    const windowTimer = window.setTimeout(() => revalidateWithin(randomDelayMs()), left)
    return () => window.clearTimeout(windowTimer)
  }, [windowEnd, revalidateWithin])

  return { pools, head: message?.head ?? overview.head }
}
