import type { Reaction } from "../../kernel/events.ts"
import { reaction } from "../../kernel/reaction.ts"
import { slipDiscarded, slipResulted } from "./events.ts"
import { mendOverdue } from "./overdue/overdue.ts"

/** What was overdue and has its result after all waits for nobody any more. */
export const mending: Reaction = reaction({
  listener: "sportsbook.mending",
  on: [slipResulted, slipDiscarded],
  react: (tx, events) =>
    mendOverdue(
      tx,
      events.map(({ data }) => data.betId),
    ),
})
