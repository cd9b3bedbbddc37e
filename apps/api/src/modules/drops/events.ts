import { z } from "zod"
import { event, houseEvent, whole } from "../../platform/lib/eventType.ts"

/** A block is over, and so is the time in which its last bets settle: what is left of its prizes goes on to the next. */
export const blockEnded = houseEvent(
  "drops.blockEnded",
  z.strictObject({ campaignId: whole, block: z.int() }),
)
/** An operator stopped a campaign: what nobody has won by then is the house's. */
export const campaignStopped = houseEvent("drops.campaignStopped", z.strictObject({ campaignId: whole }))

/** A prize fell to a player: units of 10⁻⁵ euro, whole cents. */
export const dropWon = event("drop.won", z.strictObject({ prizeId: whole, amountUnits: whole }))
