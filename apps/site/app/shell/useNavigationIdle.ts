import { useCallback, useEffect, useRef } from "react"
import { useNavigation } from "react-router"

/** Returns a function that resolves once the submission in flight is answered and the next page is read. */
export function useNavigationIdle(): () => Promise<void> {
  const isSending = useNavigation().formMethod !== undefined
  const now = useRef(isSending)
  now.current = isSending
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    if (!isSending) for (const resolve of waiting.current.splice(0)) resolve()
  }, [isSending])
  return useCallback(
    () => (now.current ? new Promise<void>((resolve) => waiting.current.push(resolve)) : Promise.resolve()),
    [],
  )
}
