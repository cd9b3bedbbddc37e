import { declarePersonalData, type PersonalDataTable } from "../../platform/privacy/personalData.ts"

export const personalData: readonly PersonalDataTable[] = [
  declarePersonalData("notifications.notification", {
    gives: "created_at kind key params seen_at",
    keeps: { id: "an internal identifier" },
  }),
  declarePersonalData("notifications.preference", { gives: "changed_at kind channel is_on" }),
  declarePersonalData("notifications.subscription", {
    gives: "made_at renewed_at language",
    keeps: {
      id: "an internal identifier",
      session_id: "an internal identifier",
      endpoint: "a secret: with it and our key the browser can be reached",
      p256dh: "the key that messages to the browser are encrypted with",
      auth: "a secret of the browser",
    },
  }),
]
