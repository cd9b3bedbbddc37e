import { useState } from "react"
import { minuteMs } from "../time.ts"
import { useLiveMessage } from "./liveSocket.tsx"
import type { Summary } from "./shellData.ts"
import { useSummary } from "./wallet.tsx"

export type SessionEnd = NonNullable<Summary["sessionTime"]>

/** By the player's own limit; null without one. */
export function useSessionEnd(): SessionEnd | null {
  const loaded = useSummary()?.sessionTime ?? null
  const at = loaded?.endsAt ?? null
  const [pushed, setPushed] = useState<{ loadedEnd: string | null; end: SessionEnd | null } | null>(null)
  useLiveMessage("sessionTime", ({ end }) => setPushed({ loadedEnd: at, end }))
  return pushed?.loadedEnd === at ? pushed.end : loaded
}

const soonMinutes = 10

/** Whole minutes, rounded up. */
export function computeTimeLeft({ endsAt }: SessionEnd, nowMs: number): { minutes: number; isSoon: boolean } {
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - nowMs) / minuteMs))
  return { minutes, isSoon: minutes <= soonMinutes }
}
