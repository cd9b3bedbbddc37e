import { useCallback, useEffect, useRef } from "react"
import { useNavigation } from "react-router"

/** Waits until what this window has sent is answered, and the page that follows is read; at once where nothing is on its way. */
export function useNavigationIdle(): () => Promise<void> {
  const isSending = useNavigation().formMethod !== undefined
  const now = useRef(isSending)
  now.current = isSending
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    if (!isSending) for (const goOn of waiting.current.splice(0)) goOn()
  }, [isSending])
  return useCallback(
    () => (now.current ? new Promise<void>((goOn) => waiting.current.push(goOn)) : Promise.resolve()),
    [],
  )
}
