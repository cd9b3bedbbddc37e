import { z } from "zod"
import { bigintCodec, dateCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { betResults } from "./statuses.ts"

const units = bigintCodec.refine((amount) => amount >= 0n)
const bet = { provider: z.string(), betId: bigintCodec, stakeUnits: units }
const result = z.enum(betResults)

export const slipPlaced = playerEvent("slip.placed", z.strictObject(bet))
/** The provider withdrew the bet: stake and payments were reversed. */
export const slipDiscarded = playerEvent("slip.discarded", z.strictObject(bet))
export const slipResulted = playerEvent("slip.resulted", z.strictObject({ ...bet, result, paidUnits: units }))
/** The result and its payment were reversed: the bet is open again. */
export const slipReopened = playerEvent(
  "slip.reopened",
  z.strictObject({ provider: z.string(), betId: bigintCodec, result, paidUnits: units }),
)
export const slipOverdue = playerEvent(
  "slip.overdue",
  z.strictObject({ betId: bigintCodec, placedAt: dateCodec }),
)
export const slipVoided = playerEvent(
  "slip.voided",
  z.strictObject({ betId: bigintCodec, proposedBy: z.string(), operator: z.string() }),
)
export const slipContradicted = playerEvent(
  "slip.contradicted",
  z.strictObject({ contradictionId: bigintCodec, betId: bigintCodec, status: z.string() }),
)
export const slipContradictionClosed = playerEvent(
  "slip.contradictionClosed",
  z.strictObject({ contradictionId: bigintCodec, operator: z.string() }),
)
export const sportsDebtWrittenOff = playerEvent(
  "sportsDebt.writtenOff",
  z.strictObject({ amountUnits: units, proposedBy: z.string(), operator: z.string() }),
)
