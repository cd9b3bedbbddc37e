import { z } from "zod"
import { dateCodec, playerEvent } from "../../platform/lib/eventType.ts"

/** `until` is null for ever. `needsReturn`: it ends only on request; `isByHouse`: an operator set it. */
export const playerPaused = playerEvent(
  "player.paused",
  z.discriminatedUnion("as", [
    z.strictObject({ as: z.literal("break"), until: dateCodec }),
    z.strictObject({
      as: z.literal("exclusion"),
      until: dateCodec.nullable(),
      needsReturn: z.boolean().optional(),
      isByHouse: z.boolean().optional(),
    }),
  ]),
)

export const playerReturning = playerEvent("player.returning", z.strictObject({ until: dateCodec }))
