import { z } from "zod"
import { event, whole } from "../../platform/lib/eventType.ts"

/** A reward lies ready for whoever invited a friend: units of 10⁻⁵ euro, whole cents. */
export const referralRewarded = event(
  "referral.rewarded",
  z.strictObject({ referralId: whole, amountUnits: whole }),
)
