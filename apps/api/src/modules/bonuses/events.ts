import { z } from "zod"
import { event, instant, whole } from "../../platform/lib/eventType.ts"
import { endings } from "./rules.ts"

/** A joining bonus was given. Amounts are 10⁻⁵ euro. */
export const bonusGranted = event(
  "bonus.granted",
  z.strictObject({ bonusId: whole, amountUnits: whole, requiredUnits: whole, endsAt: instant }),
)
/** A bonus ended, and what it held. */
export const bonusEnded = event(
  "bonus.ended",
  z.strictObject({
    bonusId: whole,
    as: z.enum(endings),
    restUnits: whole,
    /** Who cancelled it. */
    operator: z.string().optional(),
  }),
)
