import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import * as games from "../games/index.ts"
import { withoutRobots } from "../players/index.ts"
import { sendAnnulledEmail } from "./annulments/emails.ts"
import { betVoided, gameLaunched, roundSettled, stakesAnnulled } from "./events.ts"
import { toCashEvents } from "./purses/cashEvents.ts"

export const subscribers = (platform: Platform): readonly Subscriber[] => [
  subscriber({
    listener: "games.figures",
    on: [roundSettled, betVoided],
    async react(tx, events) {
      const cashEvents = await withoutRobots(tx, events.flatMap(toCashEvents))
      return games.recordRounds(platform, tx, {
        settled: cashEvents.flatMap(({ id, at, kind, playerId, data }) =>
          kind === "round.settled" ? [{ ...data, eventId: id, at, playerId }] : [],
        ),
        // A bet that was voided before its round was settled was never counted.
        voided: cashEvents.flatMap(({ kind, playerId, data }) =>
          kind === "bet.voided" && data.wasSettled ? [{ ...data, at: data.acceptedAt, playerId }] : [],
        ),
      })
    },
  }),
  subscriber({
    listener: "games.recent",
    on: [gameLaunched],
    react: (tx, events) =>
      games.recordLaunches(
        tx,
        events.flatMap(({ at, playerId, data }) =>
          playerId === null ? [] : [{ playerId, gameId: data.gameId, at }],
        ),
      ),
  }),
  subscriber({
    listener: "play.annulments",
    on: [stakesAnnulled],
    async react(tx, events) {
      for (const event of events) await sendAnnulledEmail(platform.publicUrl, tx, event)
    },
  }),
]
