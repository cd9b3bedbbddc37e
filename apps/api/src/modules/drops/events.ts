import { z } from "zod"
import { bigintCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"

/** A block is over, and so is the time in which its last bets settle: what is left of its prizes goes on to the next. */
export const blockEnded = operatorEvent(
  "drops.blockEnded",
  z.strictObject({ campaignId: bigintCodec, block: z.int() }),
)
/** An operator stopped a campaign: what nobody has won by then is the house's. */
export const campaignStopped = operatorEvent(
  "drops.campaignStopped",
  z.strictObject({ campaignId: bigintCodec }),
)

/** A prize fell to a player: units of 10⁻⁵ euro, whole cents. */
export const dropWon = playerEvent(
  "drop.won",
  z.strictObject({ prizeId: bigintCodec, amountUnits: bigintCodec }),
)
