import { useTranslations } from "../i18n.tsx"
import { useLiveMessage } from "./liveSocket.tsx"
import { redirectHome } from "./redirectHome.ts"
import { usePlayer } from "./shellData.ts"
import { useIsEndingSession } from "./useIsEndingSession.ts"

export function useLeaveWhenSessionEnds(): void {
  const t = useTranslations("shell")
  const isLeaving = useIsEndingSession()
  const isPlayer = usePlayer() !== null
  useLiveMessage("sessionEnded", ({ reason }) => {
    // A player who ends the session here is redirected by the answer, with its own notice.
    if (isPlayer && !isLeaving) redirectHome(t(`sessionEnded.${reason}`))
  })
}
