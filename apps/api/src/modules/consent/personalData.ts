import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

/** What a person is given of what they allowed, and of where they came from. */
export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("consent.choice", {
    gives: "chosen_at version marketing personal targeting",
    keeps: { id: "a number of ours", device_id: "names a browser, in which others may have chosen too" },
  }),
  declarePersonalData("consent.origin", {
    gives: "kept_at found",
    keeps: { device_id: "names a browser, in which others may have chosen too" },
  }),
]
