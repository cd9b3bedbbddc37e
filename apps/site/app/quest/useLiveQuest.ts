import type { LiveMessages } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { useChannel, useLiveMessage } from "../shell/liveSocket.tsx"
import { useRevalidatePage } from "../shell/useRevalidatePage.ts"
import { mergeProgress, type PoolMessage, type QuestData, withFullestPool } from "./liveState.ts"

/** What is shown to everybody is remembered for a second: what has just changed is read after that. */
const cacheAgeMs = 1_500

/** Reads the page anew once what has just changed can be read. */
function useRevalidateSoon(): () => void {
  const readPage = useRevalidatePage()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(readPage, cacheAgeMs)
  }, [readPage])
}

/**
 * The quest and the player's own standing as the page was read, and as the server said since. The page is read anew when the
 * player has more or fewer points, for their place and the ranking; when they have just joined; and when the week is over.
 */
export function useLiveQuest(loaded: QuestData, hasJustJoined: boolean): QuestData {
  const { quest: shown, own } = loaded
  const [pool, setPool] = useState<PoolMessage | null>(null)
  const [heard, setHeard] = useState<{ of: QuestData; progress: LiveMessages["questProgress"] } | null>(null)
  const readSoon = useRevalidateSoon()
  const points = useRef(own?.points)
  points.current = own?.points

  useChannel({ name: "quest" }, setPool)
  useLiveMessage("questProgress", (progress) => {
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
    quest: shown && withFullestPool(shown, [own, pool]),
    own: own && heard?.of === loaded ? mergeProgress(own, heard.progress) : own,
  }
}
