import { useRevalidator } from "react-router"
import { usePolling } from "../shell/usePolling.ts"

/** A fallback: a live message usually comes first. */
export function usePollPage(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  usePolling(isWaiting, () => void revalidate())
}
