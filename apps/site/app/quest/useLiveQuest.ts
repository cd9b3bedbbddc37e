import type { LiveMessages } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { useLive, useRoom } from "../shell/live.tsx"
import { useReadPage } from "../shell/useReadPage.ts"
import { fullestOf, type Pool, type Shown, withProgress } from "./heard.ts"

/** What is shown to everybody is remembered for a second: what has just changed is read after that. */
const newsMs = 1_500

/** Reads the page anew once what has just changed can be read. */
function useReadSoon(): () => void {
  const readPage = useReadPage()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(readPage, newsMs)
  }, [readPage])
}

/**
 * The quest and the player's own standing as the page was read, and as the server said since. The page is read anew when the
 * player has more or fewer points, for their place and the ranking; when they have just joined; and when the week is over.
 */
export function useLiveQuest(loaded: Shown, hasJustJoined: boolean): Shown {
  const { quest: shown, own } = loaded
  const [pool, setPool] = useState<Pool | null>(null)
  const [heard, setHeard] = useState<{ of: Shown; progress: LiveMessages["questProgress"] } | null>(null)
  const readSoon = useReadSoon()
  const points = useRef(own?.points)
  points.current = own?.points

  useRoom({ name: "quest" }, setPool)
  useLive("questProgress", (progress) => {
    if (progress.questId !== own?.questId) return
    setHeard({ of: loaded, progress })
    if (progress.points !== points.current) readSoon()
  })
  useEffect(() => {
    if (hasJustJoined) readSoon()
  }, [hasJustJoined, readSoon])

  const until = shown?.state === "running" ? shown.until : undefined
  useEffect(() => {
    if (until === undefined) return
    const over = window.setTimeout(readSoon, Math.max(0, Date.parse(until) - Date.now()))
    return () => window.clearTimeout(over)
  }, [until, readSoon])

  return {
    quest: shown && fullestOf(shown, [own, pool]),
    own: own && heard?.of === loaded ? withProgress(own, heard.progress) : own,
  }
}
