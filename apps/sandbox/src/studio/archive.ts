import { randomBytes } from "node:crypto"
import { forgetOldest } from "../forget.ts"
import type { Round } from "./round.ts"
import type { Session } from "./session.ts"

const roundsAtMost = 5000

/** Played rounds for the history page; the oldest are dropped. */
export type Archive = {
  keep(session: Session, played: Pick<Round, "id" | "stakeCents" | "request" | "outcome">): Round
  round(id: string): Round | undefined
  byHistoryKey(key: unknown): Round | undefined
  clear(): void
}

export function createArchive(): Archive {
  const played = new Map<string, Round>()
  return {
    keep(session, { id, stakeCents, request, outcome }) {
      const { title, currency, language, casinoOrigin } = session
      const round: Round = {
        id,
        historyKey: randomBytes(18).toString("base64url"),
        ...{ title, currency, language, casinoOrigin },
        ...(session.mode === "real" ? { user: session.user } : {}),
        stakeCents,
        winCents: outcome.winCents,
        request,
        outcome,
        playedAt: new Date(),
      }
      played.set(id, round)
      forgetOldest(played, roundsAtMost)
      return round
    },
    round: (id) => played.get(id),
    byHistoryKey: (key) => [...played.values()].find(({ historyKey }) => historyKey === key),
    clear: () => played.clear(),
  }
}
