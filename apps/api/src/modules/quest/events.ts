import { z } from "zod"
import { bigintCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"

/** A player joined the quest of a week. */
export const questJoined = playerEvent("quest.joined", z.strictObject({ questId: bigintCodec }))

/** A week is over, and so is the time in which its last bets settle: it is counted. */
export const weekEnded = operatorEvent("quest.weekEnded", z.strictObject({ questId: bigintCodec }))

/** An operator called off a quest that the player had joined. */
export const questCancelled = playerEvent("quest.cancelled", z.strictObject({ questId: bigintCodec }))

/** A player's place in a quest is paid: units of 10⁻⁵ euro, whole cents. The number is that of what they won. */
export const questWon = playerEvent(
  "quest.won",
  z.strictObject({ entryId: bigintCodec, amountUnits: bigintCodec }),
)
