import { jackpots } from "@elite/jackpots"
import type { Subscriber } from "../../platform/db/handlerType.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { policy, policyChanged } from "../content/index.ts"
import { takePartIn } from "../games/index.ts"
import { betVoided, inCash, roundSettled, stakesAnnulled } from "../play/index.ts"
import type { Secrecy } from "../players/index.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../prizes/index.ts"
import { draw, drawAnnulled, type Heard } from "./drawing/draw.ts"
import { openWindow } from "./drawing/windows.ts"
import { jackpotWon, windowBegan } from "./events.ts"
import { tellPools } from "./live.ts"
import { jackpotPools } from "./settings.ts"
import { tellFate } from "./won/letters.ts"
import { tellUnclaimed } from "./won/unclaimed.ts"

/**
 * The pools are filled and drawn by one listener, in the order of the log. While the policy is not on, no bet is heard;
 * what is given back is, all the same, and so is a window: it was announced while the policy was on.
 */
export const drawing = (secret: Secrecy): Subscriber =>
  subscriber({
    listener: "jackpots.drawing",
    on: [roundSettled, betVoided, stakesAnnulled, windowBegan],
    async react(tx, events) {
      const isOn = (await policy(tx, jackpotPools)) === "on"
      let since: Heard[] = []
      for (const event of events.flatMap(inCash)) {
        if (event.kind === "stakes.annulled") {
          await draw(tx, secret, since)
          since = []
          await drawAnnulled(tx, secret, event)
        } else if (isOn || event.kind !== "round.settled") since.push(event)
      }
      await draw(tx, secret, since)
      await tellPools(tx)
    },
  })

/** Whoever won is told what becomes of it, and their open pages what they may claim after it. */
export const telling = (platform: Platform): Subscriber =>
  subscriber({
    listener: "jackpots.letters",
    on: [jackpotWon, prizePaid, prizeDisputed, prizeKept, prizeRefused],
    async react(tx, events) {
      for (const event of events) {
        if (event.kind === "jackpot.won") await tellFate(platform, tx, event)
        else if (event.data.of === "jackpots") {
          await tellFate(platform, tx, event)
          await tellUnclaimed(tx, event.playerId)
        }
      }
    },
  })

/** What begins or ends with the policy: the window that runs (the timetable would only open the next), and what games say. */
export async function followPolicy(platform: Platform, tx: Tx, secret: Secrecy): Promise<void> {
  await openWindow(tx, secret)
  await takePartIn(platform, tx, (await policy(tx, jackpotPools)) === "on" ? jackpots : [])
}

/** A policy that is switched acts at once. */
export const opening = (platform: Platform, secret: Secrecy): Subscriber =>
  subscriber({
    listener: "jackpots.opening",
    on: [policyChanged],
    react: (tx, events) =>
      events.some(({ data }) => data.feature === jackpotPools.feature)
        ? followPolicy(platform, tx, secret)
        : Promise.resolve(),
  })
