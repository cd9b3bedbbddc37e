import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("consent.choice", {
    gives: "chosen_at version marketing personal targeting",
    keeps: { id: "an internal number", device_id: "identifies a browser that other people may use too" },
  }),
  declarePersonalData("consent.origin", {
    gives: "kept_at found",
    keeps: { device_id: "identifies a browser that other people may use too" },
  }),
]
