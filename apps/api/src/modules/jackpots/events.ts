import { jackpots } from "@elite/jackpots"
import { z } from "zod"
import { bigintCodec, dateCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"

/** The window of three hours (UTC) that ends at `endsAt`, and its expected stakes in units of 10⁻⁵ euro. */
export const windowBegan = operatorEvent(
  "jackpots.windowBegan",
  z.strictObject({ endsAt: dateCodec, expectedUnits: bigintCodec }),
)

/** A jackpot or a part of one was won: units of 10⁻⁵ euro, whole cents. */
export const jackpotWon = playerEvent(
  "jackpot.won",
  z.strictObject({ winId: bigintCodec, jackpot: z.enum(jackpots), paidUnits: bigintCodec }),
)
