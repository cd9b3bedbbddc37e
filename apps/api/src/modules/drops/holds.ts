import { type Held, held } from "../../kernel/held.ts"

/** What a person is given of their bets in prize drops, and of what they won. */
export const holds: readonly Held[] = [
  held("drops.entry", {
    gives: "campaign_id block number provider uuid round_ref game_id stake at",
  }),
  held("drops.prize", {
    gives: "id campaign_id block amount entry won_at settled_at settled_as disputed_at refused_at",
    keeps: {
      refusal_by: "an operator's name",
      refusal_why: "what an operator noted for the house",
      returned_at: "of a prize that nobody won",
    },
  }),
]
