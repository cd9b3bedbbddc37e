import { z } from "zod"
import { bigintCodec, playerEvent } from "../../platform/lib/eventType.ts"
import type { EndReason } from "./ports.ts"

/** A player came in. */
export const sessionStarted = playerEvent(
  "session.started",
  z.strictObject({ sessionId: bigintCodec, isNewDevice: z.boolean() }),
)

/**
 * A player's second factor was switched on or off, their recovery codes were renewed, or one of those was used. `by` is the
 * operator who did it, null for the player.
 */
export const secondFactorChanged = playerEvent(
  "session.secondFactorChanged",
  z.strictObject({
    change: z.enum({ on: "on", off: "off", renewed: "renewed", used: "used" }),
    by: z.string().nullable(),
  }),
)

const reasons = {
  loggedOut: "loggedOut",
  endedElsewhere: "endedElsewhere",
  expired: "expired",
  excluded: "excluded",
  onBreak: "onBreak",
  closed: "closed",
  passwordChanged: "passwordChanged",
  emailChanged: "emailChanged",
} as const

/** A session is over, whoever ended it; announced once for each. */
export const sessionEnded = playerEvent(
  "session.ended",
  z.strictObject({ sessionId: bigintCodec, reason: z.enum(reasons satisfies { [R in EndReason]: R }) }),
)
