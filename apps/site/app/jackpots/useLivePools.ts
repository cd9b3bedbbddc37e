import type { LiveMessages } from "@elite/contract"
import { useEffect, useRef, useState } from "react"
import { useChannel } from "../shell/liveSocket.tsx"
import { randomDelayMs, useRevalidateWithin } from "../shell/useRevalidateWithin.ts"
import type { JackpotsReply } from "./jackpots.server.ts"
import { currentPoolAmounts, hasDropped, lastWinnerLoaded, lastWinnerPublished } from "./liveState.ts"
import { recordHead, recordSeal } from "./observedHashes.ts"

type Message = LiveMessages["jackpots"]

/** Odds move with the pools and the time: they are read anew this often while bets are placed. */
const oddsMaxAgeMs = 60_000

/**
 * What lies in the pools and where the chain stands, as the page was read and as the server said since. The page is read
 * anew when a pool was won, when a window of three hours ends, and now and then for the odds.
 */
export function useLivePools(house: JackpotsReply) {
  const [heard, setHeard] = useState<{ of: JackpotsReply; message: Message } | null>(null)
  const message = heard?.of === house ? heard.message : null
  const pools = currentPoolAmounts(house.jackpots, message)
  const readAt = useRef(0)
  const winner = useRef<string | null>(null)
  const readWithin = useRevalidateWithin()

  useEffect(() => {
    readAt.current = performance.now()
    winner.current ??= lastWinnerLoaded(house)
    for (const { jackpotId, commitment } of house.jackpots) recordSeal(jackpotId, commitment)
    if (house.head) recordHead(house.head)
  }, [house])

  useChannel({ name: "jackpots" }, (said) => {
    recordHead(said.head)
    setHeard({ of: house, message: said })
    // A pool that was won as soon as it began does not fall.
    const hasWinner = winner.current !== null && winner.current !== lastWinnerPublished(said)
    winner.current = lastWinnerPublished(said)
    const age = performance.now() - readAt.current
    readWithin(
      hasWinner || hasDropped(pools, said) ? randomDelayMs() : Math.max(randomDelayMs(), oddsMaxAgeMs - age),
    )
  })

  const windowEnd = house.jackpots.find(({ type }) => type === "threeHour")?.dropsBefore
  useEffect(() => {
    if (windowEnd === undefined) return
    const left = Math.max(0, Date.parse(windowEnd) - Date.now())
    const over = window.setTimeout(() => readWithin(randomDelayMs()), left)
    return () => window.clearTimeout(over)
  }, [windowEnd, readWithin])

  return { pools, head: message?.head ?? house.head }
}
