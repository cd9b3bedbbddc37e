import { lazy, Suspense } from "react"
import { useNewWin } from "./useNewWin.ts"

/** Hardly anybody ever needs it: it is loaded by whoever does. */
const LazyJackpotWinSheet = lazy(() => import("./JackpotWinSheet.tsx"))

/**
 * The winner's moment: opens by itself, once for each jackpot that was won, when its round has been shown. Whoever says
 * "later" finds it among their transactions and notifications.
 */
export function JackpotWinDialog() {
  const { shown, close } = useNewWin()
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <LazyJackpotWinSheet key={shown.win.jackpotId} {...shown} onClose={close} />
    </Suspense>
  )
}
