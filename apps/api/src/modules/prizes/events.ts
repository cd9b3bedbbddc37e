import { z } from "zod"
import { bigintCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { giverNouns } from "./givers.ts"

/** The giver and its id of the prize; units of 10⁻⁵ euro, whole cents. */
const prize = { of: z.enum(giverNouns), ref: bigintCodec, amountUnits: bigintCodec }

export const prizePaid = playerEvent(
  "prize.paid",
  z.strictObject({ ...prize, as: z.enum(["claimed", "credited"]) }),
)
/** A bet of the prize or of its round was voided: an operator decides. */
export const prizeDisputed = playerEvent("prize.disputed", z.strictObject(prize))
export const prizeKept = playerEvent("prize.kept", z.strictObject(prize))
export const prizeRefused = playerEvent(
  "prize.refused",
  z.strictObject({ ...prize, proposedBy: z.string(), operator: z.string() }),
)
