import { z } from "zod"
import { event, instant, whole } from "../../platform/lib/eventType.ts"
import { betResults } from "./statuses.ts"

const units = whole.refine((amount) => amount >= 0n)
const bet = { provider: z.string(), betId: whole, stakeUnits: units }
const result = z.enum(betResults)

/** A stake was taken from the purse of the sports book, 10⁻⁵ euro. */
export const slipPlaced = event("slip.placed", z.strictObject(bet))
/** A stake was given back, with whatever had been paid for it taken out again: its provider does not stand by it. */
export const slipDiscarded = event("slip.discarded", z.strictObject(bet))
/** A bet has a result, and that was paid. It may be taken back. */
export const slipResulted = event("slip.resulted", z.strictObject({ ...bet, result, paidUnits: units }))
/** A result was taken back, and what had been paid for it: the bet is open again. */
export const slipReopened = event(
  "slip.reopened",
  z.strictObject({ provider: z.string(), betId: whole, result, paidUnits: units }),
)
/** A bet has been open for longer than any event takes. */
export const slipOverdue = event("slip.overdue", z.strictObject({ betId: whole, placedAt: instant }))
/** Two persons gave the stake of a bet back that nobody settled. */
export const slipVoided = event(
  "slip.voided",
  z.strictObject({ betId: whole, proposedBy: z.string(), operator: z.string() }),
)
/** The provider said something of a bet that we could not book. */
export const slipContradicted = event(
  "slip.contradicted",
  z.strictObject({ contradictionId: whole, betId: whole, status: z.string() }),
)
/** A person has found out with the provider what it meant. */
export const slipContradictionClosed = event(
  "slip.contradictionClosed",
  z.strictObject({ contradictionId: whole, operator: z.string() }),
)
/** Two persons made a purse good that a corrected result had left below zero, 10⁻⁵ euro. */
export const sportsDebtWrittenOff = event(
  "sportsDebt.writtenOff",
  z.strictObject({ amountUnits: units, proposedBy: z.string(), operator: z.string() }),
)
