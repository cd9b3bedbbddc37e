import { useTranslations } from "../i18n.tsx"
import { useLiveMessage } from "./liveSocket.tsx"
import { redirectHome } from "./redirectHome.ts"
import { usePlayer } from "./shellData.ts"
import { useIsEndingSession } from "./useIsEndingSession.ts"

/** Leads home when the session has ended elsewhere, and says why. */
export function useLeaveWhenSessionEnds(): void {
  const t = useTranslations("shell")
  const isLeaving = useIsEndingSession()
  const isPlayer = usePlayer() !== null
  useLiveMessage("sessionEnded", ({ reason }) => {
    // Whoever ends it here, or has just done so, is led on by the answer, which has its own words for it.
    if (isPlayer && !isLeaving) redirectHome(t(`sessionEnded.${reason}`))
  })
}
