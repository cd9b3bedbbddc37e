import type { LiveMessages, quest } from "@elite/contract"
import { useEffect, useRef, useState } from "react"
import { useLive, usePublicLive } from "../shell/live.tsx"
import { useReadPage } from "../shell/useReadPage.ts"

type Shown = { quest: quest.Quest | null; own: quest.OwnQuest | null }
type Told = {
  of: Shown
  pool?: LiveMessages["quest"]
  progress?: LiveMessages["questProgress"]
}

/**
 * The quest and the player's own standing as the page was read, and as the server said since. The page is read anew when the
 * player has more or fewer points, for their place and the ranking; and when the week is over.
 */
export function useLiveQuest(loaded: Shown): Shown {
  const [heard, setHeard] = useState<Told>({ of: loaded })
  const readPage = useReadPage()
  const told = heard.of === loaded ? heard : { of: loaded }
  const { quest: shown, own } = loaded
  const points = useRef(own?.points)
  points.current = own?.points

  usePublicLive("quest", (pool) => {
    if (pool.questId === shown?.questId) setHeard((before) => ({ ...before, of: loaded, pool }))
  })
  useLive("questProgress", (progress) => {
    if (progress.questId !== own?.questId) return
    setHeard((before) => ({ ...before, of: loaded, progress }))
    if (progress.points !== points.current) readPage()
  })

  const until = shown?.state === "running" ? shown.until : undefined
  useEffect(() => {
    if (until === undefined) return
    const left = Date.parse(until) - Date.now()
    // A timer holds a month at most, and a week is less.
    const over = window.setTimeout(readPage, Math.max(0, left) + 1_000)
    return () => window.clearTimeout(over)
  }, [until, readPage])

  const { pool, progress } = told
  return {
    quest: shown && pool ? { ...shown, pool: pool.pool, players: pool.players } : shown,
    own:
      own && progress
        ? {
            ...own,
            points: progress.points,
            tasks: own.tasks.map((task, n) => ({ ...task, ...progress.tasks[n] })),
          }
        : own,
  }
}
