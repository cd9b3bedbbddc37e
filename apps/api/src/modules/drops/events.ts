import { z } from "zod"
import { bigintCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"

/** The last bets of a block have had their time to settle: its remaining prizes move to the next block. */
export const blockEnded = operatorEvent(
  "drops.blockEnded",
  z.strictObject({ campaignId: bigintCodec, block: z.int() }),
)
/** An operator stopped a campaign: the prizes that are left return to the operator. */
export const campaignStopped = operatorEvent(
  "drops.campaignStopped",
  z.strictObject({ campaignId: bigintCodec }),
)

/** Units of 10⁻⁵ euro, whole cents. */
export const dropWon = playerEvent(
  "drop.won",
  z.strictObject({ prizeId: bigintCodec, amountUnits: bigintCodec }),
)
