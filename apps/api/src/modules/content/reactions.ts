import type { Reaction } from "../../kernel/events.ts"
import { reaction } from "../../kernel/reaction.ts"
import { policyChanged } from "./events.ts"

/** Everybody's open pages hear that a policy was set to another state, whoever set it and wherever. */
export const telling: Reaction = reaction({
  listener: "content.telling",
  on: [policyChanged],
  async react(tx, events) {
    for (const { data } of events)
      tx.tell("everyone", "feature", { feature: data.feature, state: data.after })
  },
})
