import { useEffect, useRef, useState } from "react"
import { useChannel, useLiveMessage } from "../shell/liveSocket.tsx"
import { randomDelayMs, useRevalidateWithin } from "../shell/useRevalidateWithin.ts"
import {
  areNeighboursUnknown,
  isNewerBoard,
  mergeTournamentMessages,
  needsRevalidation,
  type TournamentMessages,
} from "./liveState.ts"
import type { TournamentData } from "./programme.ts"

/** Whom others overtake further down than the first places reads the page no more often than this for their neighbours. */
const maxRankAgeMs = 15_000

const noMessages: TournamentMessages = { board: null, entry: null }

const dayMs = 24 * 3600 * 1000
/** The house looks once a minute which tournaments begin and end. */
const stateCheckMs = 60_000

/** Reads the page anew when a tournament is to begin or end, and once a minute from then until it has. */
function useRevalidateOnStateChange(read: TournamentData, readWithin: (ms: number) => void): void {
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
    const over = window.setTimeout(() => readWithin(randomDelayMs()), left > 0 ? left : stateCheckMs)
    return () => window.clearTimeout(over)
  }, [next, read, readWithin])
}

/**
 * A tournament as the page was read and as the server said since; `isLive` once it has said anything. The page is read anew
 * when it begins or ends, when its pool grows, and now and then for the neighbours of a reader who is not among the first.
 */
export function useLiveTournament(read: TournamentData): { shown: TournamentData; isLive: boolean } {
  const [heard, setHeard] = useState<{ of: TournamentData; said: TournamentMessages }>({
    of: read,
    said: noMessages,
  })
  const [isLive, setLive] = useState(false)
  const said = heard.of === read ? heard.said : noMessages
  const readAt = useRef(0)
  const readWithin = useRevalidateWithin()
  const { tournamentId } = read.tournament

  useEffect(() => {
    if (read) readAt.current = performance.now()
  }, [read])
  const leftOf = (ageMs: number) => Math.max(0, ageMs - (performance.now() - readAt.current))
  const hear = (part: Partial<TournamentMessages>) => {
    setHeard((now) => ({ of: read, said: { ...(now.of === read ? now.said : noMessages), ...part } }))
    setLive(true)
  }
  useChannel({ name: "tournament", id: tournamentId }, (board) => {
    if (board.tournamentId !== tournamentId) return
    setLive(true)
    if (!isNewerBoard(read, board)) return
    hear({ board })
    if (needsRevalidation(read, board)) readWithin(randomDelayMs())
    else if (areNeighboursUnknown(read, { ...said, board }))
      readWithin(Math.max(randomDelayMs(), leftOf(maxRankAgeMs)))
  })
  useLiveMessage("tournamentEntry", (entry) => {
    if (entry.tournamentId !== tournamentId) return
    hear({ entry })
  })
  useRevalidateOnStateChange(read, readWithin)

  return { shown: mergeTournamentMessages(read, said), isLive }
}
