import { lazy, Suspense } from "react"
import { useNewWin } from "./useNewWin.ts"

/** Lazy, because few players ever need it. */
const LazyJackpotWinSheet = lazy(() => import("./JackpotWinSheet.tsx"))

/** Once for each win, after its round has been shown. */
export function JackpotWinDialog() {
  const { shown, close } = useNewWin()
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <LazyJackpotWinSheet key={shown.win.jackpotId} {...shown} onClose={close} />
    </Suspense>
  )
}
