import { useRevalidator } from "react-router"
import { useGently } from "../shell/useGently.ts"

/**
 * Reads the page again now and then while something is awaited. A live message usually comes first; this is for
 * when it does not.
 */
export function useGentlePolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useGently(isWaiting, () => void revalidate())
}
