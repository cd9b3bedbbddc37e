import { z } from "zod"
import { event, houseEvent, whole } from "../../platform/lib/eventType.ts"

const entry = { tournamentId: whole, entryId: whole }

/** A player entered a tournament, and paid that; units of 10⁻⁵ euro, none where it is free. */
export const tournamentEntered = event(
  "tournament.entered",
  z.strictObject({ ...entry, feeUnits: whole, isRebuy: z.boolean() }),
)
/** A player left a tournament before it began, and has that back. */
export const tournamentLeft = event("tournament.left", z.strictObject({ ...entry, backUnits: whole }))
/** A player was paid back, because a tournament was cancelled, because they may not play when it begins, or because two operators took them out. */
export const tournamentPaidBack = event(
  "tournament.paidBack",
  z.strictObject({ ...entry, backUnits: whole, why: z.enum(["cancelled", "barred", "removed"]) }),
)
/** No more bets of a tournament are heard: its places are counted. */
export const tournamentDue = houseEvent("tournament.due", z.strictObject({ tournamentId: whole }))
/** A player won a place that pays: units of 10⁻⁵ euro, whole cents; thousandths where its prizes are points, whole ones. */
export const tournamentWon = event(
  "tournament.won",
  z.strictObject({ ...entry, rank: z.int(), amountUnits: whole }),
)
