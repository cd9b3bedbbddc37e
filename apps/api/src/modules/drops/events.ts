import { z } from "zod"
import { event, houseEvent, whole } from "../../kernel/event.ts"

/** A block is over, and so is the time in which its last bets settle: what is left of its prizes goes on to the next. */
export const blockEnded = houseEvent(
  "drops.blockEnded",
  z.strictObject({ campaignId: whole, block: z.int() }),
)
/** An operator stopped a campaign: what nobody has won by then is the house's. */
export const campaignStopped = houseEvent("drops.campaignStopped", z.strictObject({ campaignId: whole }))

const prize = { prizeId: whole, amountUnits: whole }
/** A prize fell to a player: units of 10⁻⁵ euro, whole cents. */
export const dropWon = event("drop.won", z.strictObject(prize))
/** It was paid into their balance: claimed by them, or credited when its days were over. */
export const dropPaid = event("drop.paid", z.strictObject({ ...prize, as: z.enum(["claimed", "credited"]) }))
/** Its bet was given back: a person decides whether it was won. */
export const dropDisputed = event("drop.disputed", z.strictObject(prize))
/** A person decided that it was won all the same. */
export const dropKept = event("drop.kept", z.strictObject(prize))
/** Its bet had been given back, and two operators agreed that it was not won. */
export const dropRefused = event(
  "drop.refused",
  z.strictObject({ ...prize, proposedBy: z.string(), operator: z.string() }),
)
