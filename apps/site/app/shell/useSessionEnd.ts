import { useState } from "react"
import { useLiveMessage } from "./liveSocket.tsx"
import type { Summary } from "./shellData.ts"
import { useSummary } from "./wallet.tsx"

export type SessionEnd = NonNullable<Summary["sessionTime"]>

/** When the player's session ends by their own limit, as the server last said it: null where it has no such end. */
export function useSessionEnd(): SessionEnd | null {
  const said = useSummary()?.sessionTime ?? null
  const at = said?.endsAt ?? null
  const [heard, setHeard] = useState<{ of: string | null; end: SessionEnd | null } | null>(null)
  useLiveMessage("sessionTime", ({ end }) => setHeard({ of: at, end }))
  return heard?.of === at ? heard.end : said
}

const minuteMs = 60_000
/** From here on the end is in sight, and said at every width. */
const soonMinutes = 10

/** What is left of a session: whole minutes, nothing when it is over; and whether the end is in sight. */
export function computeTimeLeft({ endsAt }: SessionEnd, nowMs: number): { minutes: number; isSoon: boolean } {
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - nowMs) / minuteMs))
  return { minutes, isSoon: minutes <= soonMinutes }
}
