import { z } from "zod"
import { bigintCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"

const entry = { tournamentId: bigintCodec, entryId: bigintCodec }

/** `feeUnits`: units of 10⁻⁵ euro, 0 where entry is free. */
export const tournamentEntered = playerEvent(
  "tournament.entered",
  z.strictObject({ ...entry, feeUnits: bigintCodec, isRebuy: z.boolean() }),
)
export const tournamentLeft = playerEvent(
  "tournament.left",
  z.strictObject({ ...entry, backUnits: bigintCodec }),
)
/** The tournament was cancelled, the player may not play when it begins, or two operators removed the entry. */
export const tournamentPaidBack = playerEvent(
  "tournament.paidBack",
  z.strictObject({ ...entry, backUnits: bigintCodec, why: z.enum(["cancelled", "barred", "removed"]) }),
)
/** The last bets have had their time to settle: the places are counted. */
export const tournamentDue = operatorEvent("tournament.due", z.strictObject({ tournamentId: bigintCodec }))
/** Units of 10⁻⁵ euro, whole cents; thousandths of a point, whole points, where the prizes are points. */
export const tournamentWon = playerEvent(
  "tournament.won",
  z.strictObject({ ...entry, rank: z.int(), amountUnits: bigintCodec }),
)
