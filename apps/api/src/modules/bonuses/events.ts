import { z } from "zod"
import { bigintCodec, dateCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { bonusEndings } from "./rules.ts"

/** Amounts are 10⁻⁵ euro. */
export const bonusGranted = playerEvent(
  "bonus.granted",
  z.strictObject({
    bonusId: bigintCodec,
    amountUnits: bigintCodec,
    requiredUnits: bigintCodec,
    endsAt: dateCodec,
  }),
)
/** `restUnits` is what it held, 10⁻⁵ euro. */
export const bonusEnded = playerEvent(
  "bonus.ended",
  z.strictObject({
    bonusId: bigintCodec,
    as: z.enum(bonusEndings),
    restUnits: bigintCodec,
    /** Only for `cancelled`. */
    operator: z.string().optional(),
  }),
)
