import { z } from "zod"
import { bigintCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { giverNouns } from "./givers.ts"

/** Who gave the prize, and the number of it there; units of 10⁻⁵ euro, whole cents. */
const prize = { of: z.enum(giverNouns), ref: bigintCodec, amountUnits: bigintCodec }

/** A prize was paid into its winner's balance: claimed by them, or credited when its time was over. */
export const prizePaid = playerEvent(
  "prize.paid",
  z.strictObject({ ...prize, as: z.enum(["claimed", "credited"]) }),
)
/** Its bet, or a bet of its round, was given back: a person decides whether it was won. */
export const prizeDisputed = playerEvent("prize.disputed", z.strictObject(prize))
/** A person decided that it was won all the same. */
export const prizeKept = playerEvent("prize.kept", z.strictObject(prize))
/** Its bet had been given back, and two operators agreed that it was not won. */
export const prizeRefused = playerEvent(
  "prize.refused",
  z.strictObject({ ...prize, proposedBy: z.string(), operator: z.string() }),
)
