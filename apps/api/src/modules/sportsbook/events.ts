import { z } from "zod"
import { bigintCodec, dateCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { betResults } from "./statuses.ts"

const units = bigintCodec.refine((amount) => amount >= 0n)
const bet = { provider: z.string(), betId: bigintCodec, stakeUnits: units }
const result = z.enum(betResults)

/** A stake was taken from the purse of the sports book, 10⁻⁵ euro. */
export const slipPlaced = playerEvent("slip.placed", z.strictObject(bet))
/** A stake was given back, with whatever had been paid for it taken out again: its provider does not stand by it. */
export const slipDiscarded = playerEvent("slip.discarded", z.strictObject(bet))
/** A bet has a result, and that was paid. It may be taken back. */
export const slipResulted = playerEvent("slip.resulted", z.strictObject({ ...bet, result, paidUnits: units }))
/** A result was taken back, and what had been paid for it: the bet is open again. */
export const slipReopened = playerEvent(
  "slip.reopened",
  z.strictObject({ provider: z.string(), betId: bigintCodec, result, paidUnits: units }),
)
/** A bet has been open for longer than any event takes. */
export const slipOverdue = playerEvent(
  "slip.overdue",
  z.strictObject({ betId: bigintCodec, placedAt: dateCodec }),
)
/** Two persons gave the stake of a bet back that nobody settled. */
export const slipVoided = playerEvent(
  "slip.voided",
  z.strictObject({ betId: bigintCodec, proposedBy: z.string(), operator: z.string() }),
)
/** The provider said something of a bet that we could not book. */
export const slipContradicted = playerEvent(
  "slip.contradicted",
  z.strictObject({ contradictionId: bigintCodec, betId: bigintCodec, status: z.string() }),
)
/** A person has found out with the provider what it meant. */
export const slipContradictionClosed = playerEvent(
  "slip.contradictionClosed",
  z.strictObject({ contradictionId: bigintCodec, operator: z.string() }),
)
/** Two persons made a purse good that a corrected result had left below zero, 10⁻⁵ euro. */
export const sportsDebtWrittenOff = playerEvent(
  "sportsDebt.writtenOff",
  z.strictObject({ amountUnits: units, proposedBy: z.string(), operator: z.string() }),
)
