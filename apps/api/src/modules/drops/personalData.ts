import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

/** What a person is given of their bets in prize drops, and of what they won. */
export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("drops.entry", {
    // Block by block: every index on it begins with the block.
    of: `(t.campaign_id, t.block, t.player_id) in (select campaign_id, number, $1::bigint from drops.block)`,
    gives: "campaign_id block number player_id provider uuid round_ref game_id stake at",
  }),
  declarePersonalData("drops.prize", {
    gives: "id campaign_id block amount entry won_at",
    keeps: {
      returned_at: "of a prize that nobody won",
    },
  }),
]
