import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"
import { useLive } from "./live.tsx"
import { takeHome } from "./takeHome.ts"

/** Leads home when the session has ended elsewhere, and says why. */
export function useSessionEnded(): void {
  const t = useTranslations("shell")
  const isLeaving = useNavigation().formAction === useTo()("logout")
  useLive("sessionEnded", ({ reason }) => {
    // Whoever is logging out here is led home by the answer, which has its own words for it.
    if (!isLeaving) takeHome(t(`sessionEnded.${reason}`))
  })
}
