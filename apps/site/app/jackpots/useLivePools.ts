import type { JackpotPools, jackpots, LiveMessages } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { usePublicLive } from "../shell/live.tsx"
import { useReadPage } from "../shell/useReadPage.ts"
import type { House } from "./jackpots.server.ts"
import { noteHead, noteSeal } from "./noted.ts"

type Message = LiveMessages["jackpots"]

const fields = {
  threeHour: "prizePoolThreeHour",
  hitTheTarget: "prizePoolHitTheTarget",
  anyTime: "prizePoolAnyTime",
  bigWin: "prizePoolBigWin",
} as const satisfies Record<jackpots.JackpotType, keyof JackpotPools>

/** Many hear of a drop at the same moment, and must not all ask at once. */
const newsWait = () => 1_000 + Math.random() * 4_000
/** Odds move with the pools and the time: they are read anew this often while bets are placed. */
const oddsAgeMs = 60_000

/** Whether something happened that a message does not say whole: a pool was won. */
const hasFallen = (before: Record<jackpots.JackpotType, number>, message: Message) =>
  Object.entries(fields).some(([type, field]) => message[field] < before[type as jackpots.JackpotType])

const poolsIn = ({ jackpots: all }: House): Record<jackpots.JackpotType, number> => {
  const pools = { threeHour: 0, hitTheTarget: 0, anyTime: 0, bigWin: 0 }
  for (const { type, pool } of all) pools[type] = pool
  return pools
}

/**
 * Reads the page anew within some milliseconds; whoever asks for sooner is heard. A window out of sight is read when it is
 * looked at again.
 */
function useReadWithin(): (ms: number) => void {
  const readPage = useReadPage()
  const due = useRef<{ timer: number; at: number } | null>(null)
  const isOwed = useRef(false)
  useEffect(() => {
    const look = () => {
      if (document.hidden || !isOwed.current) return
      isOwed.current = false
      readPage()
    }
    document.addEventListener("visibilitychange", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      window.clearTimeout(due.current?.timer)
      due.current = null
    }
  }, [readPage])
  return useCallback(
    (ms) => {
      const at = performance.now() + ms
      if (due.current && due.current.at <= at) return
      window.clearTimeout(due.current?.timer)
      const timer = window.setTimeout(() => {
        due.current = null
        if (document.hidden) isOwed.current = true
        else readPage()
      }, ms)
      due.current = { timer, at }
    },
    [readPage],
  )
}

/** Whoever won last, and which pool, as the page was read. */
function lastWinnerIn({ jackpots: all }: House): string {
  const wins = all.flatMap(({ type, lastWinners }) => lastWinners.map((win) => ({ type, ...win })))
  const [last] = wins.sort((a, b) => Date.parse(b.wonAt) - Date.parse(a.wonAt))
  return last ? `${last.type} ${last.username}` : ""
}
const lastWinnerOf = ({ latestWinner, latestWinnerType }: Message) =>
  latestWinner === null ? "" : `${latestWinnerType} ${latestWinner}`

/**
 * What lies in the pools and where the chain stands, as the page was read and as the server said since. The page is read
 * anew when a pool was won, when a window of three hours ends, and now and then for the odds.
 */
export function useLivePools(house: House) {
  const [heard, setHeard] = useState<{ of: House; message: Message } | null>(null)
  const message = heard?.of === house ? heard.message : null
  const pools = poolsIn(house)
  for (const { type } of house.jackpots) if (message) pools[type] = message[fields[type]]
  const readAt = useRef(0)
  const winner = useRef<string | null>(null)
  const readWithin = useReadWithin()

  useEffect(() => {
    readAt.current = performance.now()
    winner.current ??= lastWinnerIn(house)
    for (const { jackpotId, commitment } of house.jackpots) noteSeal(jackpotId, commitment)
    if (house.head) noteHead(house.head)
  }, [house])

  usePublicLive("jackpots", (said) => {
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
