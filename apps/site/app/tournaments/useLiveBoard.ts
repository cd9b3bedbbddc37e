import { useEffect, useRef, useState } from "react"
import { useChannel, useLiveMessage } from "../shell/liveSocket.tsx"
import { randomDelayMs, useRevalidateWithin } from "../shell/useRevalidateWithin.ts"
import { dayMs, minuteMs } from "../time.ts"
import {
  areNeighboursUnknown,
  isNewerBoard,
  mergeTournamentMessages,
  needsRevalidation,
  type TournamentMessages,
} from "./liveState.ts"
import type { TournamentData } from "./programme.ts"

/** For a reader below the first places: their neighbours are read at most this often. */
const maxRankAgeMs = 15_000

const noMessages: TournamentMessages = { board: null, entry: null }

/** The server starts and ends tournaments once a minute. */
const stateCheckMs = minuteMs

/** Then once a minute until the state has changed. */
function useRevalidateOnStateChange(loaded: TournamentData, revalidateWithin: (ms: number) => void): void {
  const { state, entryFrom, from, until } = loaded.tournament
  const timeByState: Partial<Record<typeof state, string>> = {
    announced: entryFrom,
    registering: from,
    running: until,
    calculating: until,
  }
  const next = timeByState[state]
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded data may have the old state still.
  useEffect(() => {
    if (next === undefined) return
    const left = Date.parse(next) - Date.now()
    if (left > dayMs) return
    const timer = window.setTimeout(() => revalidateWithin(randomDelayMs()), left > 0 ? left : stateCheckMs)
    return () => window.clearTimeout(timer)
  }, [next, loaded, revalidateWithin])
}

/** `isLive` once there was a message. It is read again at the start, at the end, and when the pool grows. */
export function useLiveTournament(loaded: TournamentData): { detail: TournamentData; isLive: boolean } {
  const [latest, setLatest] = useState<{ of: TournamentData; messages: TournamentMessages }>({
    of: loaded,
    messages: noMessages,
  })
  const [isLive, setLive] = useState(false)
  const messages = latest.of === loaded ? latest.messages : noMessages
  const readAt = useRef(0)
  const revalidateWithin = useRevalidateWithin()
  const { tournamentId } = loaded.tournament

  useEffect(() => {
    if (loaded) readAt.current = performance.now()
  }, [loaded])
  const leftOf = (ageMs: number) => Math.max(0, ageMs - (performance.now() - readAt.current))
  const addMessage = (part: Partial<TournamentMessages>) => {
    setLatest((now) => ({
      of: loaded,
      messages: { ...(now.of === loaded ? now.messages : noMessages), ...part },
    }))
    setLive(true)
  }
  useChannel({ name: "tournament", id: tournamentId }, (board) => {
    if (board.tournamentId !== tournamentId) return
    setLive(true)
    if (!isNewerBoard(loaded, board)) return
    addMessage({ board })
    if (needsRevalidation(loaded, board)) revalidateWithin(randomDelayMs())
    else if (areNeighboursUnknown(loaded, { ...messages, board }))
      revalidateWithin(Math.max(randomDelayMs(), leftOf(maxRankAgeMs)))
  })
  useLiveMessage("tournamentEntry", (entry) => {
    if (entry.tournamentId !== tournamentId) return
    addMessage({ entry })
  })
  useRevalidateOnStateChange(loaded, revalidateWithin)

  return { detail: mergeTournamentMessages(loaded, messages), isLive }
}
