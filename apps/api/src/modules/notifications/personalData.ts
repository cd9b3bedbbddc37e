import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

/** What a person is given of what they were told on the site. */
export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("notifications.notification", {
    gives: "created_at kind key params seen_at",
    keeps: { id: "a number of ours" },
  }),
  declarePersonalData("notifications.preference", { gives: "changed_at kind channel is_on" }),
  declarePersonalData("notifications.subscription", {
    gives: "made_at renewed_at language",
    keeps: {
      id: "a number of ours",
      session_id: "a number of ours",
      endpoint: "whoever has it and our key can wake the browser",
      p256dh: "what the browser is written to with",
      auth: "a secret of the browser",
    },
  }),
]
