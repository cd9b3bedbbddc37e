import { z } from "zod"
import { bigintCodec, playerEvent } from "../../platform/lib/eventType.ts"

/** A reward lies ready for whoever invited a friend: units of 10⁻⁵ euro, whole cents. */
export const referralRewarded = playerEvent(
  "referral.rewarded",
  z.strictObject({ referralId: bigintCodec, amountUnits: bigintCodec }),
)
