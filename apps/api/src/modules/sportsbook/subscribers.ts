import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import { updateDebts } from "./debts/debts.ts"
import { slipDiscarded, slipReopened, slipResulted } from "./events.ts"
import { clearOverdue } from "./overdue/overdue.ts"

export const clearOverdueSubscriber: Subscriber = subscriber({
  listener: "sportsbook.mending",
  on: [slipResulted, slipDiscarded],
  react: (tx, events) =>
    clearOverdue(
      tx,
      events.map(({ data }) => data.betId),
    ),
})

/** A reversed result may leave a balance below zero, and a payment may restore it. */
export const debtSubscriber: Subscriber = subscriber({
  listener: "sportsbook.owing",
  on: [slipReopened, slipResulted, slipDiscarded],
  react: (tx, events) => updateDebts(tx, [...new Set(events.map(({ playerId }) => playerId))]),
})
