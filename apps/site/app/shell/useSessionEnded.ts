import { useTranslations } from "../speech.tsx"
import { usePlayer } from "./data.ts"
import { useLive } from "./live.tsx"
import { takeHome } from "./takeHome.ts"
import { useIsLeaving } from "./useIsLeaving.ts"

/** Leads home when the session has ended elsewhere, and says why. */
export function useSessionEnded(): void {
  const t = useTranslations("shell")
  const isLeaving = useIsLeaving()
  const isPlayer = usePlayer() !== null
  useLive("sessionEnded", ({ reason }) => {
    // Whoever ends it here, or has just done so, is led on by the answer, which has its own words for it.
    if (isPlayer && !isLeaving) takeHome(t(`sessionEnded.${reason}`))
  })
}
