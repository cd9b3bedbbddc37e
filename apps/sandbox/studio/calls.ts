import type { Request } from "../src/studio/decide.ts"
import type { RoundView, SessionView } from "../src/studio/view.ts"

/** Plays one round on the server; rejects when the connection or the server fails. */
export async function playRound(session: string, request: Request): Promise<RoundView> {
  const response = await fetch("api/round", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ session, ...request }),
  })
  if (!response.ok) throw new Error(`round: ${response.status}`)
  const round: RoundView = await response.json()
  return round
}

/** The session as it is now: the balance may have changed in the casino meanwhile. */
export async function currentSession(session: string): Promise<SessionView | undefined> {
  const response = await fetch(`api/session?session=${encodeURIComponent(session)}`).catch(() => undefined)
  if (!response?.ok) return undefined
  const view: SessionView = await response.json()
  return view
}
