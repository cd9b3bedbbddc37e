import { lazy, Suspense } from "react"
import { useNewWin } from "./useNewWin.ts"

/** Hardly anybody ever needs it: it is loaded by whoever does. */
const WonSheet = lazy(() => import("./WonSheet.tsx"))

/**
 * The winner's moment: opens by itself, once for each jackpot that was won, when its round has been shown. Whoever says
 * "later" finds it among their transactions and notifications.
 */
export function JackpotWon() {
  const { shown, close } = useNewWin()
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <WonSheet key={shown.win.jackpotId} {...shown} onClose={close} />
    </Suspense>
  )
}
