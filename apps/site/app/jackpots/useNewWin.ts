import { jackpots } from "@elite/contract"
import { useCallback, useEffect, useState } from "react"
import { useApiCall } from "../shell/useApiCall.ts"
import { useSummary } from "../shell/wallet.tsx"
import { isWinSeen, markWinSeen } from "./seenWins.ts"

/** More cannot be won between two reads. */
const winsSearched = 10

export type NewWin = { win: jackpots.OwnJackpotWin; multiple: number | undefined; target: number | undefined }

/** It follows the frozen figures of the shell, so it does not appear before its round has been shown. */
export function useNewWin(): { shown: NewWin | null; close: () => void } {
  const newest = useSummary()?.userWallet.newJackpotId ?? null
  const call = useApiCall()
  const [shown, setShown] = useState<NewWin | null>(null)
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    if (newest === null || (closed === 0 && isWinSeen(newest))) return
    let isUnmounted = false
    const inBackground = { isBackground: true }
    Promise.all([
      call(jackpots.getJackpotWins, { limit: winsSearched }, inBackground),
      call(jackpots.getJackpots, {}, inBackground),
    ]).then(
      ([{ wins }, reply]) => {
        const win = wins.rows.find(({ jackpotId, state }) => state === "open" && !isWinSeen(jackpotId))
        if (isUnmounted || !win) return
        const pool = reply.jackpots.find(({ type }) => type === win.type)
        setShown((current) => current ?? { win, multiple: pool?.multiple, target: pool?.target })
      },
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [newest, closed, call])
  const close = useCallback(() => {
    if (shown) markWinSeen(shown.win.jackpotId)
    setShown(null)
    setClosed((times) => times + 1)
  }, [shown])
  return { shown, close }
}
