import { z } from "zod"
import { dateCodec, playerEvent } from "../../platform/lib/eventType.ts"

/**
 * A player may not play from now on; `until` null for ever, which only an exclusion can be. One that `needsReturn` does not
 * end by itself then; one that `isByHouse` an operator began.
 */
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

/** A player has asked to come back from a long exclusion, and may play from then on. */
export const playerReturning = playerEvent("player.returning", z.strictObject({ until: dateCodec }))
