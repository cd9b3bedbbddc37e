import type { Reaction } from "../../kernel/events.ts"
import { reaction } from "../../kernel/reaction.ts"
import { sessionEnded } from "./events.ts"
import type { HangUp } from "./ports.ts"

/** Cuts the sockets of a session that ended, whoever ended it. */
export const reactions = (hangUp: HangUp): readonly Reaction[] => [
  reaction({
    listener: "sessions.hangUp",
    on: [sessionEnded],
    async react(tx, events) {
      for (const { playerId, data } of events)
        tx.afterCommit(() => hangUp({ playerId, sessionId: data.sessionId }, data.reason))
    },
  }),
]
