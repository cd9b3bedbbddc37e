import { type LiveMessages, tournaments } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { useApiCall } from "../shell/useApiCall.ts"
import { useFrozenFigures } from "../shell/useFrozenFigures.ts"
import { randomDelayMs } from "../shell/useRevalidateWithin.ts"
import { type TournamentCredit, toTournamentCredit } from "./tournamentCredit.ts"

/** Rounds may be fast: credit is read at most this often. */
const minReadIntervalMs = 1_500
/** The player's place is read at most this often while others overtake. */
const rankReadIntervalMs = 15_000

/**
 * Loaded credit with later messages, read again where a message is incomplete, and frozen while a round is
 * shown. `loaded` is null where the game is played from cash.
 */
export function useTournamentCredit(loaded: TournamentCredit | null) {
  const [latest, setLatest] = useState<{ of: TournamentCredit | null; credit: TournamentCredit | null }>({
    of: loaded,
    credit: loaded,
  })
  const call = useApiCall()
  const due = useRef<{ timer: number; at: number } | null>(null)
  const tournamentId = loaded?.tournamentId
  const cancelRead = useCallback(() => {
    window.clearTimeout(due.current?.timer)
    due.current = null
  }, [])
  const readNow = useCallback(async () => {
    cancelRead()
    if (tournamentId === undefined) return
    const input = { tournamentId, limit: 1 }
    const reply = await call(tournaments.getTournament, input, { isBackground: true }).catch(() => null)
    const credit = reply && toTournamentCredit(reply)
    if (credit) setLatest({ of: loaded, credit })
  }, [call, cancelRead, tournamentId, loaded])
  const readWithin = (ms: number) => {
    const at = performance.now() + ms
    if (tournamentId === undefined || (due.current && due.current.at <= at)) return
    cancelRead()
    due.current = { at, timer: window.setTimeout(() => void readNow(), ms) }
  }
  useEffect(() => cancelRead, [cancelRead])
  useLiveMessage("tournamentEntry", ({ tournamentId: of, winPoints, rank }) => {
    if (of === tournamentId)
      setLatest((now) => {
        const credit = now.of === loaded ? now.credit : loaded
        return { of: loaded, credit: credit && { ...credit, winPoints, rank } }
      })
  })
  // The message names no tournament.
  useLiveMessage(
    "wallet",
    ({ tournamentPoints }) => tournamentPoints !== undefined && readWithin(minReadIntervalMs),
  )
  /** A start, an end, or a changed ranking. */
  const onBoardMessage = ({ state }: LiveMessages["tournament"]) =>
    readWithin(randomDelayMs() + (state === "running" ? rankReadIntervalMs : 0))
  const { visibleFigures, hold, release, drop } = useFrozenFigures(
    latest.of === loaded ? latest.credit : loaded,
    readNow,
  )
  return { credit: visibleFigures, onBoardMessage, readNow, hold, release, drop }
}
