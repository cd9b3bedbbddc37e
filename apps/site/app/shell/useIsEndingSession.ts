import { useNavigation } from "react-router"
import { useTo } from "../language.ts"

/**
 * Whether the reader is ending their own session right now: by logging out, by a pause from play, or by closing the
 * account. The answer to that leads them on and has its own words, so nothing else that hears of the end may.
 */
export function useIsEndingSession(): boolean {
  const to = useTo()
  const sentTo = useNavigation().formAction?.split("?", 1)[0]
  return sentTo === to("logout") || sentTo === to("limits") || sentTo === to("closeAccount")
}
