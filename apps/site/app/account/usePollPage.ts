import { useRevalidator } from "react-router"
import { usePolling } from "../shell/usePolling.ts"

/**
 * Reads the page again now and then while something is awaited. A live message usually comes first; this is for
 * when it does not.
 */
export function usePollPage(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  usePolling(isWaiting, () => void revalidate())
}
