import {
  declarePersonalData,
  declareWithheldData,
  type PersonalDataTable,
} from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("loyalty.earning", {
    gives:
      "entry_id at provider round_ref game_id stake_units points coins was_stake_units was_points was_coins",
  }),
  declareWithheldData(
    "loyalty.day",
    "player_id",
    "player_id day points",
    "sums of earnings that the export contains one by one",
  ),
  declarePersonalData("loyalty.entry", { gives: "id at cause game_id amount name points coins" }),
  declarePersonalData("loyalty.prize", {
    gives: "id giver ref points name at disputed_at refused_at",
    keeps: {
      refusal_by: "an operator's name",
      refusal_why: "an internal note of an operator",
    },
  }),
  declarePersonalData("loyalty.redemption", { gives: "id at coins paid" }),
  declarePersonalData("loyalty.standing", {
    gives: "level since falls_on told_at fell_on",
    keeps: { looked_on: "the day of our latest review" },
  }),
  declarePersonalData("loyalty.correction", {
    gives: "id points coins proposed_at ended_as ended_at",
    keeps: {
      why: "an internal note of an operator",
      proposed_by: "an operator's name",
      ended_by: "an operator's name",
    },
  }),
]
