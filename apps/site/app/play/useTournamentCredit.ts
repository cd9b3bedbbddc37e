import { type LiveMessages, tournaments } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { useApiCall } from "../shell/useApiCall.ts"
import { useFrozenFigures } from "../shell/useFrozenFigures.ts"
import { randomDelayMs } from "../shell/useRevalidateWithin.ts"
import { type TournamentCredit, toTournamentCredit } from "./tournamentCredit.ts"

/** Rounds may follow each other fast: what is left is read no more often than this. */
const minReadIntervalMs = 1_500
/** Whom others overtake reads their place no more often than this. */
const rankReadIntervalMs = 15_000

/**
 * How the player stands in the tournament whose credit a game is opened with: as the page was read, as the server says since,
 * and read again where it does not say all. It stands still while the game shows a round, as every figure does.
 *
 * @param read as the page was read; null: the game is played from cash.
 */
export function useTournamentCredit(read: TournamentCredit | null) {
  const [heard, setHeard] = useState<{ of: TournamentCredit | null; credit: TournamentCredit | null }>({
    of: read,
    credit: read,
  })
  const call = useApiCall()
  const due = useRef<{ timer: number; at: number } | null>(null)
  const tournamentId = read?.tournamentId
  const forget = useCallback(() => {
    window.clearTimeout(due.current?.timer)
    due.current = null
  }, [])
  const readNow = useCallback(async () => {
    forget()
    if (tournamentId === undefined) return
    const asked = { tournamentId, limit: 1 }
    const shown = await call(tournaments.getTournament, asked, { isBackground: true }).catch(() => null)
    const credit = shown && toTournamentCredit(shown)
    if (credit) setHeard({ of: read, credit })
  }, [call, forget, tournamentId, read])
  const readWithin = (ms: number) => {
    const at = performance.now() + ms
    if (tournamentId === undefined || (due.current && due.current.at <= at)) return
    forget()
    due.current = { at, timer: window.setTimeout(() => void readNow(), ms) }
  }
  useEffect(() => forget, [forget])
  useLiveMessage("tournamentEntry", ({ tournamentId: of, winPoints, rank }) => {
    if (of === tournamentId)
      setHeard((now) => {
        const credit = now.of === read ? now.credit : read
        return { of: read, credit: credit && { ...credit, winPoints, rank } }
      })
  })
  // Which of several tournaments it says nothing of.
  useLiveMessage(
    "wallet",
    ({ tournamentPoints }) => tournamentPoints !== undefined && readWithin(minReadIntervalMs),
  )
  /** Hears of the board: it begins or ends, and others overtake. */
  const hearBoard = ({ state }: LiveMessages["tournament"]) =>
    readWithin(randomDelayMs() + (state === "running" ? rankReadIntervalMs : 0))
  const { shown, hold, release, drop } = useFrozenFigures(heard.of === read ? heard.credit : read, readNow)
  return { credit: shown, hearBoard, readNow, hold, release, drop }
}
