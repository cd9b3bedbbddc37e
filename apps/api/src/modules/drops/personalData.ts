import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("drops.entry", {
    // Every index on the table begins with the block.
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
