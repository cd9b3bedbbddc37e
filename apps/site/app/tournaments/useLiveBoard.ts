import { useEffect, useRef, useState } from "react"
import { useLive, useRoom } from "../shell/live.tsx"
import { newsWait, useReadWithin } from "../shell/useReadWithin.ts"
import { type Heard, heardIn, isElsewhere, isMore, isNews } from "./heard.ts"
import type { Shown } from "./programme.ts"

/** Whom others overtake further down than the first places reads the page no more often than this for their neighbours. */
const overtakenAgeMs = 15_000

const nothing: Heard = { board: null, entry: null }

const dayMs = 24 * 3600 * 1000
/** The house looks once a minute which tournaments begin and end. */
const turnMs = 60_000

/** Reads the page anew when a tournament is to begin or end, and once a minute from then until it has. */
function useReadOnceTurned(read: Shown, readWithin: (ms: number) => void): void {
  const { state, entryFrom, from, until } = read.tournament
  const turns: Partial<Record<typeof state, string>> = {
    announced: entryFrom,
    registering: from,
    running: until,
    calculating: until,
  }
  const next = turns[state]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read anew may not have turned yet.
  useEffect(() => {
    if (next === undefined) return
    const left = Date.parse(next) - Date.now()
    if (left > dayMs) return
    const over = window.setTimeout(() => readWithin(newsWait()), left > 0 ? left : turnMs)
    return () => window.clearTimeout(over)
  }, [next, read, readWithin])
}

/**
 * A tournament as the page was read and as the server said since; `isLive` once it has said anything. The page is read anew
 * when it begins or ends, when its pool grows, and now and then for the neighbours of a reader who is not among the first.
 */
export function useLiveBoard(read: Shown): { shown: Shown; isLive: boolean } {
  const [heard, setHeard] = useState<{ of: Shown; said: Heard }>({ of: read, said: nothing })
  const [isLive, setLive] = useState(false)
  const said = heard.of === read ? heard.said : nothing
  const readAt = useRef(0)
  const readWithin = useReadWithin()
  const { tournamentId } = read.tournament

  useEffect(() => {
    if (read) readAt.current = performance.now()
  }, [read])
  const leftOf = (ageMs: number) => Math.max(0, ageMs - (performance.now() - readAt.current))
  const hear = (part: Partial<Heard>) => {
    setHeard((now) => ({ of: read, said: { ...(now.of === read ? now.said : nothing), ...part } }))
    setLive(true)
  }
  useRoom({ name: "tournament", id: tournamentId }, (board) => {
    if (board.tournamentId !== tournamentId) return
    setLive(true)
    if (!isNews(read, board)) return
    hear({ board })
    if (isMore(read, board)) readWithin(newsWait())
    else if (isElsewhere(read, { ...said, board })) readWithin(Math.max(newsWait(), leftOf(overtakenAgeMs)))
  })
  useLive("tournamentEntry", (entry) => {
    if (entry.tournamentId !== tournamentId) return
    hear({ entry })
  })
  useReadOnceTurned(read, readWithin)

  return { shown: heardIn(read, said), isLive }
}
