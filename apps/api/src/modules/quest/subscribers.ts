import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { policyChanged } from "../content/index.ts"
import { betSubscriber } from "../play/index.ts"
import { notifyPrizeOutcome, notifyPrizeWon, outcomeEvents } from "../prizes/index.ts"
import { questCancelled, questJoined, questWon, weekEnded } from "./events.ts"
import { notifyQuestCancelled, questMessages } from "./prizes/emails.ts"
import { finishWeek } from "./scores/finishWeek.ts"
import { scoreBets } from "./scores/score.ts"
import { questHouseMoney } from "./settings.ts"
import { ensureWeeks } from "./weeks/weeks.ts"

/** While the policy is not on, no bet counts, but ends and voids are processed. */
export const scoreSubscriber: Subscriber = betSubscriber({
  listener: "quest.booking",
  policy: questHouseMoney,
  also: [questJoined],
  react: scoreBets,
  closing: [weekEnded],
  close: (tx, { data }) => finishWeek(tx, data.questId),
})

export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "quest.letters",
    on: [questWon, questCancelled, ...outcomeEvents],
    async react(tx, events) {
      for (const event of events)
        if (event.kind === "quest.cancelled") await notifyQuestCancelled(tx, event)
        else if (event.kind === "quest.won") {
          const { entryId: ref, amountUnits } = event.data
          await notifyPrizeWon(platform, tx, questMessages, { playerId: event.playerId, ref, amountUnits })
        } else await notifyPrizeOutcome(platform, tx, questMessages, event)
    },
  })

export const policySubscriber: Subscriber = subscriber({
  listener: "quest.opening",
  on: [policyChanged],
  react: (tx, events) =>
    events.some(({ data }) => data.feature === questHouseMoney.feature) ? ensureWeeks(tx) : Promise.resolve(),
})
