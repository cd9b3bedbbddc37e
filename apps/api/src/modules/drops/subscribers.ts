import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState } from "../content/index.ts"
import { betVoided, roundSettled, stakesAnnulled, toCashEvents } from "../play/index.ts"
import { type IdentityEncryption, withoutRobots } from "../players/index.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../prizes/index.ts"
import { type DrawEvent, disputeAnnulledPrizes, processDrawEvents } from "./draws/draw.ts"
import { blockEnded, campaignStopped, dropWon } from "./events.ts"
import { pushWinner } from "./live.ts"
import { notifyPrizeOutcome } from "./prizes/emails.ts"
import { prizeDrops } from "./settings.ts"

/**
 * One subscriber draws the prizes, in the order of the log, without robots. While the policy is not on, no bet
 * takes part, but ends and voids are processed.
 */
export const drawSubscriber = (secret: IdentityEncryption): Subscriber =>
  subscriber({
    listener: "drops.drawing",
    on: [roundSettled, betVoided, stakesAnnulled, blockEnded, campaignStopped],
    async react(tx, events) {
      const isOn = (await getPolicyState(tx, prizeDrops)) === "on"
      let pending: DrawEvent[] = []
      for (const event of await withoutRobots(tx, events.flatMap(toCashEvents))) {
        if (event.kind === "stakes.annulled") {
          await processDrawEvents(tx, secret, pending)
          pending = []
          await disputeAnnulledPrizes(tx, event.playerId, event.data.annulmentId)
        } else if (isOn || event.kind !== "round.settled") pending.push(event)
      }
      await processDrawEvents(tx, secret, pending)
    },
  })

export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "drops.letters",
    on: [dropWon, prizePaid, prizeDisputed, prizeKept, prizeRefused],
    async react(tx, events) {
      for (const event of events) {
        if (event.kind === "drop.won" || event.data.of === "drops")
          await notifyPrizeOutcome(platform, tx, event)
        if (event.kind === "drop.won") await pushWinner(platform, tx, event.data.prizeId)
      }
    },
  })
