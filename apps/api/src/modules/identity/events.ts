import { z } from "zod"
import { event } from "../../kernel/event.ts"
import { reasons } from "./ports.ts"

/** Document and face were accepted: we know who this is. */
export const identityVerified = event("identity.verified", z.strictObject({ reference: z.string() }))

/** A verification was refused for good. */
export const identityDeclined = event(
  "identity.declined",
  z.strictObject({ reference: z.string(), reason: z.enum(reasons) }),
)
