import { useCallback, useEffect, useRef, useState } from "react"
import { useBack } from "./connection.ts"
import { useConnected, useLive } from "./live.tsx"

/** Several messages of one cause are one reading, ms. */
const readPauseMs = 300

export type FreshRead<T> = {
  /** What was read last; null before the first answer. */
  data: T | null
  /** The last reading was not answered. */
  failed: boolean
  readAgain: () => void
}

/**
 * Reads while it is mounted: at once, after each message that money moved or that something was told to the player, and when
 * the connection is back.
 */
export function useFreshRead<T>(read: () => Promise<T>): FreshRead<T> {
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
    timer.current ??= window.setTimeout(readNow, readPauseMs)
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
  useLive("wallet", readSoon)
  useLive("notification", readSoon)
  useBack(readSoon)
  useConnected((isFirst) => {
    if (!isFirst) readSoon()
  })
  return { ...state, readAgain: readNow }
}
