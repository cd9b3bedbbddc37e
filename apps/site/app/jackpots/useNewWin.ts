import { jackpots } from "@elite/contract"
import { useCallback, useEffect, useState } from "react"
import { useApiCall } from "../shell/useApiCall.ts"
import { useSummary } from "../shell/wallet.tsx"
import { isWinSeen, markWinSeen } from "./seenWins.ts"

/** How far back a win is looked for: so many cannot be won between two looks. */
const winsSearched = 10

/** A win to be shown, and what is written in the disc of its window. */
export type NewWin = { win: jackpots.OwnJackpotWin; multiple: number | undefined; target: number | undefined }

/**
 * The newest jackpot that waits to be claimed and was not shown in this browser yet, and once it is closed the next. It is
 * known as the figures of the shell are: not before the round that is played has been shown.
 */
export function useNewWin(): { shown: NewWin | null; close: () => void } {
  const newest = useSummary()?.userWallet.newJackpotId ?? null
  const call = useApiCall()
  const [shown, setShown] = useState<NewWin | null>(null)
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    if (newest === null || (closed === 0 && isWinSeen(newest))) return
    let isGone = false
    const inBackground = { isBackground: true }
    Promise.all([
      call(jackpots.getJackpotWins, { limit: winsSearched }, inBackground),
      call(jackpots.getJackpots, {}, inBackground),
    ]).then(
      ([{ wins }, house]) => {
        const win = wins.rows.find(({ jackpotId, state }) => state === "open" && !isWinSeen(jackpotId))
        if (isGone || !win) return
        const pool = house.jackpots.find(({ type }) => type === win.type)
        setShown((before) => before ?? { win, multiple: pool?.multiple, target: pool?.target })
      },
      // It waits among the transactions, and the bell says so.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [newest, closed, call])
  const close = useCallback(() => {
    if (shown) markWinSeen(shown.win.jackpotId)
    setShown(null)
    setClosed((times) => times + 1)
  }, [shown])
  return { shown, close }
}
