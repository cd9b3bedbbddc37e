import { useCallback, useLayoutEffect, useRef } from "react"
import { useFetchers, useRevalidator } from "react-router"
import { useOnReconnected } from "./connection.ts"
import { useLiveMessage, useOnConnected } from "./liveSocket.tsx"
import { useStaysOpenInMaintenance } from "./useMaintenance.ts"

/** Waits for fetchers: React Router drops the redirect of an action when anything was read after it began. */
export function useRevalidatePage(): () => void {
  const { revalidate } = useRevalidator()
  const isSending = useFetchers().some(({ state }) => state === "submitting")
  const isSendingRef = useRef(isSending)
  const isPending = useRef(false)
  const staysOpen = useStaysOpenInMaintenance()
  const staysOpenRef = useRef(staysOpen)
  staysOpenRef.current = staysOpen
  // Before the effects run: a message may come between paint and effect.
  useLayoutEffect(() => {
    isSendingRef.current = isSending
    if (isSending || !isPending.current) return
    isPending.current = false
    void revalidate()
  }, [isSending, revalidate])
  return useCallback(() => {
    if (staysOpenRef.current) return
    if (isSendingRef.current) isPending.current = true
    else void revalidate()
  }, [revalidate])
}

export function useRevalidateOnMessages(): void {
  const revalidatePage = useRevalidatePage()
  useLiveMessage("payment", revalidatePage)
  useLiveMessage("withdrawal", revalidatePage)
  useLiveMessage("identity", revalidatePage)
  useOnReconnected(revalidatePage)
  useOnConnected((isFirst) => {
    if (!isFirst) revalidatePage()
  })
}
