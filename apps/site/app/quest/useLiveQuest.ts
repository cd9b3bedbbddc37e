import type { LiveMessages } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { useChannel, useLiveMessage } from "../shell/liveSocket.tsx"
import { useRevalidatePage } from "../shell/useRevalidatePage.ts"
import { mergeProgress, type PoolMessage, type QuestData, withFullestPool } from "./liveState.ts"

/** Shared answers are cached for a second: a change can be read after that. */
const cacheAgeMs = 1_500

function useRevalidateSoon(): () => void {
  const revalidatePage = useRevalidatePage()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(revalidatePage, cacheAgeMs)
  }, [revalidatePage])
}

/** The page is read again when the player's points change, after they joined, and at the end of the week. */
export function useLiveQuest(loaded: QuestData, hasJustJoined: boolean): QuestData {
  const { quest: current, own } = loaded
  const [pool, setPool] = useState<PoolMessage | null>(null)
  const [latest, setLatest] = useState<{ of: QuestData; progress: LiveMessages["questProgress"] } | null>(
    null,
  )
  const revalidateSoon = useRevalidateSoon()
  const points = useRef(own?.points)
  points.current = own?.points

  useChannel({ name: "quest" }, setPool)
  useLiveMessage("questProgress", (progress) => {
    if (progress.questId !== own?.questId) return
    setLatest({ of: loaded, progress })
    if (progress.points !== points.current) revalidateSoon()
  })
  useEffect(() => {
    if (hasJustJoined) revalidateSoon()
  }, [hasJustJoined, revalidateSoon])

  const until = current?.state === "running" ? current.until : undefined
  useEffect(() => {
    if (until === undefined) return
    const timer = window.setTimeout(revalidateSoon, Math.max(0, Date.parse(until) - Date.now()))
    return () => window.clearTimeout(timer)
  }, [until, revalidateSoon])

  return {
    quest: current && withFullestPool(current, [own, pool]),
    own: own && latest?.of === loaded ? mergeProgress(own, latest.progress) : own,
  }
}
