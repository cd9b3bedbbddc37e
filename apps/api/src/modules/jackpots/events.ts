import { jackpots } from "@elite/jackpots"
import { z } from "zod"
import { event, houseEvent, instant, whole } from "../../platform/lib/eventType.ts"

/** Three hours begin, UTC: when they end, and what is expected to be staked in them, units of 10⁻⁵ euro. */
export const windowBegan = houseEvent(
  "jackpots.windowBegan",
  z.strictObject({ endsAt: instant, expectedUnits: whole }),
)

/** A jackpot, or a part of one, fell to a player: units of 10⁻⁵ euro, whole cents. */
export const jackpotWon = event(
  "jackpot.won",
  z.strictObject({ winId: whole, jackpot: z.enum(jackpots), paidUnits: whole }),
)
