import { z } from "zod"
import { event, houseEvent, whole } from "../../platform/lib/eventType.ts"

/** A player joined the quest of a week. */
export const questJoined = event("quest.joined", z.strictObject({ questId: whole }))

/** A week is over, and so is the time in which its last bets settle: it is counted. */
export const weekEnded = houseEvent("quest.weekEnded", z.strictObject({ questId: whole }))

/** An operator called off a quest that the player had joined. */
export const questCancelled = event("quest.cancelled", z.strictObject({ questId: whole }))

/** A player's place in a quest is paid: units of 10⁻⁵ euro, whole cents. The number is that of what they won. */
export const questWon = event("quest.won", z.strictObject({ entryId: whole, amountUnits: whole }))
