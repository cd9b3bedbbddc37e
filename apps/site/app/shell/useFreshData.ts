import { useCallback, useEffect, useRef, useState } from "react"
import { useOnReconnected } from "./connection.ts"
import { useLiveMessage, useOnConnected } from "./liveSocket.tsx"

/** Messages of one cause within this time are read once. */
const debounceMs = 300

export type FreshData<T> = {
  data: T | null
  failed: boolean
  reload: () => void
}

/** Reads on mount, after wallet and notification messages, and after a reconnect. */
export function useFreshData<T>(read: () => Promise<T>): FreshData<T> {
  const [state, setState] = useState<{ data: T | null; failed: boolean }>({ data: null, failed: false })
  const latest = useRef(read)
  latest.current = read
  const timer = useRef<number | undefined>(undefined)
  const latestRead = useRef(0)
  const readNow = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    const readNumber = ++latestRead.current
    latest.current().then(
      (data) => {
        if (readNumber === latestRead.current) setState({ data, failed: false })
      },
      () => {
        if (readNumber === latestRead.current) setState(({ data }) => ({ data, failed: true }))
      },
    )
  }, [])
  const readDebounced = useCallback(() => {
    timer.current ??= window.setTimeout(readNow, debounceMs)
  }, [readNow])
  useEffect(() => {
    readNow()
    return () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
      // Ignores an answer that is still on its way.
      latestRead.current++
    }
  }, [readNow])
  useLiveMessage("wallet", readDebounced)
  useLiveMessage("notification", readDebounced)
  useOnReconnected(readDebounced)
  useOnConnected((isFirst) => {
    if (!isFirst) readDebounced()
  })
  return { ...state, reload: readNow }
}
