import { type LiveMessages, tournaments } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { useLive } from "../shell/live.tsx"
import { useCall } from "../shell/useCall.ts"
import { useHold } from "../shell/useHold.ts"
import { newsWait } from "../shell/useReadWithin.ts"
import { type Credit, creditOf } from "./credit.ts"

/** Rounds may follow each other fast: what is left is read no more often than this. */
const pauseMs = 1_500
/** Whom others overtake reads their place no more often than this. */
const overtakenMs = 15_000

/**
 * How the player stands in the tournament whose credit a game is opened with: as the page was read, as the server says since,
 * and read again where it does not say all. It stands still while the game shows a round, as every figure does.
 *
 * @param read as the page was read; null: the game is played from cash.
 */
export function useCredit(read: Credit | null) {
  const [heard, setHeard] = useState<{ of: Credit | null; credit: Credit | null }>({ of: read, credit: read })
  const call = useCall()
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
    const credit = shown && creditOf(shown)
    if (credit) setHeard({ of: read, credit })
  }, [call, forget, tournamentId, read])
  const readWithin = (ms: number) => {
    const at = performance.now() + ms
    if (tournamentId === undefined || (due.current && due.current.at <= at)) return
    forget()
    due.current = { at, timer: window.setTimeout(() => void readNow(), ms) }
  }
  useEffect(() => forget, [forget])
  useLive("tournamentEntry", ({ tournamentId: of, winPoints, rank }) => {
    if (of === tournamentId)
      setHeard((now) => {
        const credit = now.of === read ? now.credit : read
        return { of: read, credit: credit && { ...credit, winPoints, rank } }
      })
  })
  // Which of several tournaments it says nothing of.
  useLive("wallet", ({ tournamentPoints }) => tournamentPoints !== undefined && readWithin(pauseMs))
  /** Hears of the board: it begins or ends, and others overtake. */
  const hearBoard = ({ state }: LiveMessages["tournament"]) =>
    readWithin(newsWait() + (state === "running" ? overtakenMs : 0))
  const { shown, hold, release, drop } = useHold(heard.of === read ? heard.credit : read, readNow)
  return { credit: shown, hearBoard, readNow, hold, release, drop }
}
