import { jackpots } from "@elite/jackpots"
import type { Subscriber } from "../../platform/db/handlerType.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState, policyChanged } from "../content/index.ts"
import { updateJackpotsInPlay } from "../games/index.ts"
import { betSubscriber } from "../play/index.ts"
import type { IdentityEncryption } from "../players/index.ts"
import { notifyPrizeOutcome, notifyPrizeWon, outcomeEvents } from "../prizes/index.ts"
import { processDrawEvents } from "./draws/draw.ts"
import { openWindow } from "./draws/windows.ts"
import { jackpotWon, windowBegan } from "./events.ts"
import { pushPools } from "./live.ts"
import { jackpotPools } from "./settings.ts"
import { jackpotMessages } from "./wins/emails.ts"
import { pushUnclaimedWins } from "./wins/unclaimed.ts"

/** While the policy is not on it ignores bets, but processes voids and the windows published before. */
export const drawSubscriber = (secret: IdentityEncryption): Subscriber =>
  betSubscriber({
    listener: "jackpots.drawing",
    policy: jackpotPools,
    also: [windowBegan],
    async react(tx, events) {
      await processDrawEvents(tx, secret, events)
      await pushPools(tx)
    },
  })

export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "jackpots.letters",
    on: [jackpotWon, ...outcomeEvents],
    async react(tx, events) {
      for (const event of events) {
        if (event.kind === "jackpot.won") {
          const { winId: ref, paidUnits: amountUnits } = event.data
          await notifyPrizeWon(platform, tx, jackpotMessages, { playerId: event.playerId, ref, amountUnits })
        } else if (await notifyPrizeOutcome(platform, tx, jackpotMessages, event))
          await pushUnclaimedWins(tx, event.playerId)
      }
    },
  })

/** Opens the current window, because the timetable would only open the next, and updates the flags of games. */
export async function applyPolicy(platform: Platform, tx: Tx, secret: IdentityEncryption): Promise<void> {
  await openWindow(tx, secret)
  await updateJackpotsInPlay(platform, tx, (await getPolicyState(tx, jackpotPools)) === "on" ? jackpots : [])
}

export const policySubscriber = (platform: Platform, secret: IdentityEncryption): Subscriber =>
  subscriber({
    listener: "jackpots.opening",
    on: [policyChanged],
    react: (tx, events) =>
      events.some(({ data }) => data.feature === jackpotPools.feature)
        ? applyPolicy(platform, tx, secret)
        : Promise.resolve(),
  })
