import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { betSubscriber } from "../play/index.ts"
import type { IdentityEncryption } from "../players/index.ts"
import { notifyPrizeOutcome, notifyPrizeWon, outcomeEvents } from "../prizes/index.ts"
import { processDrawEvents } from "./draws/draw.ts"
import { blockEnded, campaignStopped, dropWon } from "./events.ts"
import { pushWinner } from "./live.ts"
import { dropMessages } from "./prizes/emails.ts"
import { prizeDrops } from "./settings.ts"

/** Robots never draw; while the policy is not on, no bet takes part, but ends and voids are processed. */
export const drawSubscriber = (secret: IdentityEncryption): Subscriber =>
  betSubscriber({
    listener: "drops.drawing",
    policy: prizeDrops,
    withRobots: false,
    also: [blockEnded, campaignStopped],
    react: (tx, events) => processDrawEvents(tx, secret, events),
  })

export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "drops.letters",
    on: [dropWon, ...outcomeEvents],
    async react(tx, events) {
      for (const event of events) {
        if (event.kind === "drop.won") {
          const { prizeId: ref, amountUnits } = event.data
          await notifyPrizeWon(platform, tx, dropMessages, { playerId: event.playerId, ref, amountUnits })
          await pushWinner(platform, tx, ref)
        } else await notifyPrizeOutcome(platform, tx, dropMessages, event)
      }
    },
  })
