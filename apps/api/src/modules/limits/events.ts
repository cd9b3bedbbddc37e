import { z } from "zod"
import { event, instant } from "../../kernel/event.ts"

/** A player may not play from now on; `until` null for ever, which only an exclusion can be. */
export const playerPaused = event(
  "player.paused",
  z.discriminatedUnion("as", [
    z.strictObject({ as: z.literal("break"), until: instant }),
    z.strictObject({ as: z.literal("exclusion"), until: instant.nullable() }),
  ]),
)
