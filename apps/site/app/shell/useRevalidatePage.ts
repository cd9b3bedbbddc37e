import { useCallback, useLayoutEffect, useRef } from "react"
import { useFetchers, useRevalidator } from "react-router"
import { useOnReconnected } from "./connection.ts"
import { useLiveMessage, useOnConnected } from "./liveSocket.tsx"
import { useStaysOpenInMaintenance } from "./useMaintenance.ts"

/**
 * Reads the page again, but not while it is kept through maintenance, and not while a form is being sent: React Router drops the redirect of a fetcher's action when
 * anything was read after it began, and a message about a withdrawal often comes before the answer to it.
 */
export function useRevalidatePage(): () => void {
  const { revalidate } = useRevalidator()
  const isSending = useFetchers().some(({ state }) => state === "submitting")
  const sending = useRef(isSending)
  const isOwed = useRef(false)
  const isKept = useStaysOpenInMaintenance()
  const keeps = useRef(isKept)
  keeps.current = isKept
  // With the paint and not after it: a message may come between the two.
  useLayoutEffect(() => {
    sending.current = isSending
    if (isSending || !isOwed.current) return
    isOwed.current = false
    void revalidate()
  }, [isSending, revalidate])
  return useCallback(() => {
    if (keeps.current) return
    if (sending.current) isOwed.current = true
    else void revalidate()
  }, [revalidate])
}

/** Payments, withdrawals and the identity: whatever page is open reads again what it says of them. */
export function useRevalidateOnMessages(): void {
  const readPage = useRevalidatePage()
  useLiveMessage("payment", readPage)
  useLiveMessage("withdrawal", readPage)
  useLiveMessage("identity", readPage)
  useOnReconnected(readPage)
  useOnConnected((isFirst) => {
    if (!isFirst) readPage()
  })
}
