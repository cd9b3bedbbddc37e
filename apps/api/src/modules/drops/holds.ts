import { type Held, held } from "../../kernel/held.ts"

/** What a person is given of their bets in prize drops, and of what they won. */
export const holds: readonly Held[] = [
  held("drops.entry", {
    gives: "campaign_id block number provider uuid round_ref game_id stake at",
  }),
  held("drops.prize", {
    gives: "id campaign_id block amount entry won_at",
    keeps: {
      returned_at: "of a prize that nobody won",
    },
  }),
]
