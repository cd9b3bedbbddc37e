import { z } from "zod"
import { bigintCodec, playerEvent } from "../../platform/lib/eventType.ts"

/** 10⁻⁵ euro, whole cents. The reward is ready to be claimed. */
export const referralRewarded = playerEvent(
  "referral.rewarded",
  z.strictObject({ referralId: bigintCodec, amountUnits: bigintCodec }),
)
