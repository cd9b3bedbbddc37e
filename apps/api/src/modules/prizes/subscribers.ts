import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import { identityDeclined } from "../identity/index.ts"
import { playerPaused } from "../limits/index.ts"
import { playerClosed } from "../players/index.ts"
import { creditPrizesOfBarredPlayer } from "./prizes.ts"

export const barredPlayerSubscriber: Subscriber = subscriber({
  listener: "prizes.leaving",
  on: [playerClosed, playerPaused, identityDeclined],
  async react(tx, events) {
    for (const { playerId } of events) await creditPrizesOfBarredPlayer(tx, playerId)
  },
})
