import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("jackpots.item", {
    gives: "number kind ref provider round_ref uuid game_id stake win at is_eligible",
    keeps: {
      bet: "of a void, which is nobody's",
      ends_at: "of a window, which is nobody's",
      expected: "of a window, which is nobody's",
    },
  }),
  declarePersonalData("jackpots.win", {
    gives: "id cycle_id item parts from_pool paid won_at",
  }),
]
