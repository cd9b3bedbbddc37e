import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { policy } from "../content/index.ts"
import { betVoided, inCash, roundSettled, stakesAnnulled } from "../play/index.ts"
import { ofPersons, type Secrecy } from "../players/index.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../prizes/index.ts"
import { draw, drawAnnulled, type Heard } from "./drawing/draw.ts"
import { blockEnded, campaignStopped, dropWon } from "./events.ts"
import { publishWinner } from "./live.ts"
import { prizeDrops } from "./settings.ts"
import { tellFate } from "./won/letters.ts"

/**
 * Prizes are drawn by one listener, in the order of the log, for persons only. While the policy is not on, no bet takes part; what ends and what
 * is given back is heard all the same.
 */
export const drawing = (secret: Secrecy): Subscriber =>
  subscriber({
    listener: "drops.drawing",
    on: [roundSettled, betVoided, stakesAnnulled, blockEnded, campaignStopped],
    async react(tx, events) {
      const isOn = (await policy(tx, prizeDrops)) === "on"
      let since: Heard[] = []
      for (const event of await ofPersons(tx, events.flatMap(inCash))) {
        if (event.kind === "stakes.annulled") {
          await draw(tx, secret, since)
          since = []
          await drawAnnulled(tx, event.playerId, event.data.annulmentId)
        } else if (isOn || event.kind !== "round.settled") since.push(event)
      }
      await draw(tx, secret, since)
    },
  })

/** Tells a winner what becomes of their prize, and publishes that it was won. */
export const telling = (platform: Platform): Subscriber =>
  subscriber({
    listener: "drops.letters",
    on: [dropWon, prizePaid, prizeDisputed, prizeKept, prizeRefused],
    async react(tx, events) {
      for (const event of events) {
        if (event.kind === "drop.won" || event.data.of === "drops") await tellFate(platform, tx, event)
        if (event.kind === "drop.won") await publishWinner(platform, tx, event.data.prizeId)
      }
    },
  })
