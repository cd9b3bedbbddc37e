import type { LiveMessages } from "@elite/contract"
import { useEffect, useRef, useState } from "react"
import { useRoom } from "../shell/live.tsx"
import { newsWait, useReadWithin } from "../shell/useReadWithin.ts"
import { hasFallen, lastWinnerIn, lastWinnerOf, poolsIn } from "./heard.ts"
import type { House } from "./jackpots.server.ts"
import { noteHead, noteSeal } from "./noted.ts"

type Message = LiveMessages["jackpots"]

/** Odds move with the pools and the time: they are read anew this often while bets are placed. */
const oddsAgeMs = 60_000

/**
 * What lies in the pools and where the chain stands, as the page was read and as the server said since. The page is read
 * anew when a pool was won, when a window of three hours ends, and now and then for the odds.
 */
export function useLivePools(house: House) {
  const [heard, setHeard] = useState<{ of: House; message: Message } | null>(null)
  const message = heard?.of === house ? heard.message : null
  const pools = poolsIn(house.jackpots, message)
  const readAt = useRef(0)
  const winner = useRef<string | null>(null)
  const readWithin = useReadWithin()

  useEffect(() => {
    readAt.current = performance.now()
    winner.current ??= lastWinnerIn(house)
    for (const { jackpotId, commitment } of house.jackpots) noteSeal(jackpotId, commitment)
    if (house.head) noteHead(house.head)
  }, [house])

  useRoom({ name: "jackpots" }, (said) => {
    noteHead(said.head)
    setHeard({ of: house, message: said })
    // A pool that was won as soon as it began does not fall.
    const hasWinner = winner.current !== null && winner.current !== lastWinnerOf(said)
    winner.current = lastWinnerOf(said)
    const age = performance.now() - readAt.current
    readWithin(hasWinner || hasFallen(pools, said) ? newsWait() : Math.max(newsWait(), oddsAgeMs - age))
  })

  const windowEnd = house.jackpots.find(({ type }) => type === "threeHour")?.dropsBefore
  useEffect(() => {
    if (windowEnd === undefined) return
    const left = Math.max(0, Date.parse(windowEnd) - Date.now())
    const over = window.setTimeout(() => readWithin(newsWait()), left)
    return () => window.clearTimeout(over)
  }, [windowEnd, readWithin])

  return { pools, head: message?.head ?? house.head }
}
