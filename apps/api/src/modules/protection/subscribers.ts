import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import { playerPaused } from "../limits/index.ts"
import { depositFailed, depositRefused, depositSucceeded } from "../payments/index.ts"
import { playerClosed } from "../players/index.ts"
import { sessionEnded } from "../sessions/index.ts"
import * as store from "./store.ts"

/** Reviews follow deposits and sessions, never bets. Self-tests go once their player can no longer read them. */
export const subscribers: readonly Subscriber[] = [
  subscriber({
    listener: "protection.due",
    on: [depositSucceeded, depositFailed, depositRefused, sessionEnded],
    react: (tx, events) =>
      store.insertDue(
        tx,
        events.map(({ playerId }) => playerId),
      ),
  }),
  subscriber({
    listener: "protection.forgetting",
    on: [playerClosed, playerPaused],
    async react(tx, events) {
      const gone = events.filter(({ kind, data }) => kind === "player.closed" || data.until === null)
      await store.deleteSelfTests(
        tx,
        gone.map(({ playerId }) => playerId),
      )
    },
  }),
]
