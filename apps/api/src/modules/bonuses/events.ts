import { z } from "zod"
import { bigintCodec, dateCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { bonusEndings } from "./rules.ts"

/** A joining bonus was given. Amounts are 10⁻⁵ euro. */
export const bonusGranted = playerEvent(
  "bonus.granted",
  z.strictObject({
    bonusId: bigintCodec,
    amountUnits: bigintCodec,
    requiredUnits: bigintCodec,
    endsAt: dateCodec,
  }),
)
/** A bonus ended, and what it held. */
export const bonusEnded = playerEvent(
  "bonus.ended",
  z.strictObject({
    bonusId: bigintCodec,
    as: z.enum(bonusEndings),
    restUnits: bigintCodec,
    /** Who cancelled it. */
    operator: z.string().optional(),
  }),
)
