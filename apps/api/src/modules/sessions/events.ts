import { z } from "zod"
import { bigintCodec, playerEvent } from "../../platform/lib/eventType.ts"
import type { EndReason } from "./ports.ts"

export const sessionStarted = playerEvent(
  "session.started",
  z.strictObject({ sessionId: bigintCodec, isNewDevice: z.boolean() }),
)

/** `by` is the operator; null for the player. */
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

/** Published once for each session. */
export const sessionEnded = playerEvent(
  "session.ended",
  z.strictObject({ sessionId: bigintCodec, reason: z.enum(reasons satisfies { [R in EndReason]: R }) }),
)
