import { z } from "zod"
import { bigintCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"

export const questJoined = playerEvent("quest.joined", z.strictObject({ questId: bigintCodec }))

/** The last bets of a week have had their time to settle: it is counted. */
export const weekEnded = operatorEvent("quest.weekEnded", z.strictObject({ questId: bigintCodec }))

export const questCancelled = playerEvent("quest.cancelled", z.strictObject({ questId: bigintCodec }))

/** Units of 10⁻⁵ euro, whole cents. */
export const questWon = playerEvent(
  "quest.won",
  z.strictObject({ entryId: bigintCodec, amountUnits: bigintCodec }),
)
