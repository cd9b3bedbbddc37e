import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import { playerPaused } from "../limits/index.ts"
import { depositFailed, depositRefused, depositSucceeded } from "../payments/index.ts"
import { playerClosed } from "../players/index.ts"
import { sessionEnded } from "../sessions/index.ts"
import * as store from "./store.ts"

/**
 * Notes whom the next look is for: after a deposit and a session, never after a bet. And forgets what players kept for
 * themselves once they can no longer reach it.
 */
export const subscribers: readonly Subscriber[] = [
  subscriber({
    listener: "protection.due",
    on: [depositSucceeded, depositFailed, depositRefused, sessionEnded],
    react: (tx, happened) =>
      store.insertDue(
        tx,
        happened.map(({ playerId }) => playerId),
      ),
  }),
  subscriber({
    listener: "protection.forgetting",
    on: [playerClosed, playerPaused],
    async react(tx, happened) {
      const gone = happened.filter(({ kind, data }) => kind === "player.closed" || data.until === null)
      await store.deleteSelfTests(
        tx,
        gone.map(({ playerId }) => playerId),
      )
    },
  }),
]
