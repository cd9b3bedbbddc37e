import type { Reaction } from "../../kernel/events.ts"
import type { EndReason, HangUp } from "./ports.ts"

/** Cuts the sockets of a session that ended, whoever ended it (facts/threats T27, T29). */
export const reactions = (hangUp: HangUp): readonly Reaction[] => [
  {
    listener: "sessions.hangUp",
    kinds: ["session.ended"],
    async react(tx, events) {
      for (const { playerId, data } of events) {
        const { sessionId, reason } = data as { sessionId: number; reason: EndReason }
        if (playerId !== null)
          tx.afterCommit(() => hangUp({ playerId, sessionId: BigInt(sessionId) }, reason))
      }
    },
  },
]
