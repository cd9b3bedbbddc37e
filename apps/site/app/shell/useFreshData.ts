import { useCallback, useEffect, useRef, useState } from "react"
import { useOnReconnected } from "./connection.ts"
import { useLiveMessage, useOnConnected } from "./liveSocket.tsx"

/** Several messages of one cause are one reading, ms. */
const debounceMs = 300

export type FreshData<T> = {
  /** What was read last; null before the first answer. */
  data: T | null
  /** The last reading was not answered. */
  failed: boolean
  reload: () => void
}

/**
 * Reads while it is mounted: at once, after each message that money moved or that something was told to the player, and when
 * the connection is back.
 */
export function useFreshData<T>(read: () => Promise<T>): FreshData<T> {
  const [state, setState] = useState<{ data: T | null; failed: boolean }>({ data: null, failed: false })
  const latest = useRef(read)
  latest.current = read
  const timer = useRef<number | undefined>(undefined)
  const reading = useRef(0)
  const readNow = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    const number = ++reading.current
    latest.current().then(
      (data) => {
        if (number === reading.current) setState({ data, failed: false })
      },
      () => {
        if (number === reading.current) setState(({ data }) => ({ data, failed: true }))
      },
    )
  }, [])
  const readSoon = useCallback(() => {
    timer.current ??= window.setTimeout(readNow, debounceMs)
  }, [readNow])
  useEffect(() => {
    readNow()
    return () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
      // An answer that is still on its way is nobody's.
      reading.current++
    }
  }, [readNow])
  useLiveMessage("wallet", readSoon)
  useLiveMessage("notification", readSoon)
  useOnReconnected(readSoon)
  useOnConnected((isFirst) => {
    if (!isFirst) readSoon()
  })
  return { ...state, reload: readNow }
}
