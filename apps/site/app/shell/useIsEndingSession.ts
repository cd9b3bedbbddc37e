import { useNavigation } from "react-router"
import { useTo } from "../language.ts"

/** The answer to a log-out, an exclusion or a closing redirects, so nothing else may. */
export function useIsEndingSession(): boolean {
  const to = useTo()
  const sentTo = useNavigation().formAction?.split("?", 1)[0]
  return sentTo === to("logout") || sentTo === to("limits") || sentTo === to("closeAccount")
}
