import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("games.favourite", { gives: "marked_at game_id" }),
  declarePersonalData("games.recent", { gives: "launched_at game_id" }),
]
