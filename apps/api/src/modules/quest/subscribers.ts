import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState, policyChanged } from "../content/index.ts"
import { betVoided, roundSettled, stakesAnnulled, toCashEvents } from "../play/index.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../prizes/index.ts"
import { questCancelled, questJoined, questWon, weekEnded } from "./events.ts"
import { notifyPrizeOutcome, notifyQuestCancelled } from "./prizes/emails.ts"
import { finishWeek } from "./scores/finishWeek.ts"
import { removeAnnulledBets, type ScoreEvent, scoreBets } from "./scores/score.ts"
import { questHouseMoney } from "./settings.ts"
import { ensureWeeks } from "./weeks/weeks.ts"

/**
 * One subscriber counts the tasks, in the order of the log. While the policy is not on, no bet counts, but ends
 * and voids are processed.
 */
export const scoreSubscriber: Subscriber = subscriber({
  listener: "quest.booking",
  on: [questJoined, roundSettled, betVoided, stakesAnnulled, weekEnded],
  async react(tx, events) {
    const isOn = (await getPolicyState(tx, questHouseMoney)) === "on"
    let pending: ScoreEvent[] = []
    const scorePending = async () => {
      await scoreBets(tx, pending)
      pending = []
    }
    for (const event of events.flatMap(toCashEvents)) {
      if (event.kind === "stakes.annulled") {
        await scorePending()
        await removeAnnulledBets(tx, event.playerId, event.data.annulmentId)
      } else if (event.kind === "quest.weekEnded") {
        await scorePending()
        await finishWeek(tx, event.data.questId)
      } else if (isOn || event.kind !== "round.settled") pending.push(event)
    }
    await scorePending()
  },
})

export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "quest.letters",
    on: [questWon, questCancelled, prizePaid, prizeDisputed, prizeKept, prizeRefused],
    async react(tx, events) {
      for (const event of events)
        if (event.kind === "quest.cancelled") await notifyQuestCancelled(tx, event)
        else if (event.kind === "quest.won" || event.data.of === "quest")
          await notifyPrizeOutcome(platform, tx, event)
    },
  })

/** Draws the weeks as soon as the policy is switched on. */
export const policySubscriber: Subscriber = subscriber({
  listener: "quest.opening",
  on: [policyChanged],
  react: (tx, events) =>
    events.some(({ data }) => data.feature === questHouseMoney.feature) ? ensureWeeks(tx) : Promise.resolve(),
})
