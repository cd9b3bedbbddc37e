import { useNavigation } from "react-router"
import { useTo } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import { usePlayer } from "./data.ts"
import { useLive } from "./live.tsx"
import { takeHome } from "./takeHome.ts"

/** Leads home when the session has ended elsewhere, and says why. */
export function useSessionEnded(): void {
  const t = useTranslations("shell")
  const isLeaving = useNavigation().formAction === useTo()("logout")
  const isPlayer = usePlayer() !== null
  useLive("sessionEnded", ({ reason }) => {
    // Whoever logs out here, or has just done so, is led home by the answer, which has its own words for it.
    if (isPlayer && !isLeaving) takeHome(t(`sessionEnded.${reason}`))
  })
}
