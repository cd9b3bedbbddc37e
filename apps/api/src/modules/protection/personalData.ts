import {
  declarePersonalData,
  declareWithheldData,
  type PersonalDataTable,
} from "../../platform/privacy/personalData.ts"

const number = "an internal number"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("protection.flag", { gives: "at kind figure", keeps: { id: number } }),
  declarePersonalData("protection.dismissal", { gives: "until kind" }),
  declarePersonalData("protection.self_test", { gives: "taken_at score", keeps: { id: number } }),
  declarePersonalData("protection.due", { gives: "since" }),
  declareWithheldData(
    "protection.note",
    "t.flag_id in (select f.id from protection.flag f where f.player_id = $1)",
    "id flag_id operator done at",
    "written among operators, whom it names",
  ),
]
