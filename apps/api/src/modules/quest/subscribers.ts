import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { policy, policyChanged } from "../content/index.ts"
import { betVoided, inCash, roundSettled, stakesAnnulled } from "../play/index.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../prizes/index.ts"
import { book, bookAnnulled, type Heard } from "./booking/book.ts"
import { countWeek } from "./booking/count.ts"
import { questCancelled, questJoined, questWon, weekEnded } from "./events.ts"
import { questHouseMoney } from "./settings.ts"
import { keepWeeks } from "./weeks/weeks.ts"
import { tellCancelled, tellFate } from "./won/letters.ts"

/**
 * Tasks are counted by one listener, in the order of the log. While the policy is not on, no bet counts; what ends and what is
 * given back is heard all the same.
 */
export const booking: Subscriber = subscriber({
  listener: "quest.booking",
  on: [questJoined, roundSettled, betVoided, stakesAnnulled, weekEnded],
  async react(tx, events) {
    const isOn = (await policy(tx, questHouseMoney)) === "on"
    let since: Heard[] = []
    const bookSince = async () => {
      await book(tx, since)
      since = []
    }
    for (const event of events.flatMap(inCash)) {
      if (event.kind === "stakes.annulled") {
        await bookSince()
        await bookAnnulled(tx, event.playerId, event.data.annulmentId)
      } else if (event.kind === "quest.weekEnded") {
        await bookSince()
        await countWeek(tx, event.data.questId)
      } else if (isOn || event.kind !== "round.settled") since.push(event)
    }
    await bookSince()
  },
})

/** Whoever won a place is told what becomes of it, and whoever joined a quest that was called off, that it was. */
export const telling = (platform: Platform): Subscriber =>
  subscriber({
    listener: "quest.letters",
    on: [questWon, questCancelled, prizePaid, prizeDisputed, prizeKept, prizeRefused],
    async react(tx, events) {
      for (const event of events)
        if (event.kind === "quest.cancelled") await tellCancelled(tx, event)
        else if (event.kind === "quest.won" || event.data.of === "quest") await tellFate(platform, tx, event)
    },
  })

/** A policy that is switched on has its quest at once. */
export const opening: Subscriber = subscriber({
  listener: "quest.opening",
  on: [policyChanged],
  react: (tx, events) =>
    events.some(({ data }) => data.feature === questHouseMoney.feature) ? keepWeeks(tx) : Promise.resolve(),
})
