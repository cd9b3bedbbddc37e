import { z } from "zod"
import { bigintCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"

const entry = { tournamentId: bigintCodec, entryId: bigintCodec }

/** A player entered a tournament, and paid that; units of 10⁻⁵ euro, none where it is free. */
export const tournamentEntered = playerEvent(
  "tournament.entered",
  z.strictObject({ ...entry, feeUnits: bigintCodec, isRebuy: z.boolean() }),
)
/** A player left a tournament before it began, and has that back. */
export const tournamentLeft = playerEvent(
  "tournament.left",
  z.strictObject({ ...entry, backUnits: bigintCodec }),
)
/** A player was paid back, because a tournament was cancelled, because they may not play when it begins, or because two operators took them out. */
export const tournamentPaidBack = playerEvent(
  "tournament.paidBack",
  z.strictObject({ ...entry, backUnits: bigintCodec, why: z.enum(["cancelled", "barred", "removed"]) }),
)
/** No more bets of a tournament are heard: its places are counted. */
export const tournamentDue = operatorEvent("tournament.due", z.strictObject({ tournamentId: bigintCodec }))
/** A player won a place that pays: units of 10⁻⁵ euro, whole cents; thousandths where its prizes are points, whole ones. */
export const tournamentWon = playerEvent(
  "tournament.won",
  z.strictObject({ ...entry, rank: z.int(), amountUnits: bigintCodec }),
)
