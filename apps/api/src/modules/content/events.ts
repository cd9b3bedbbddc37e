import { z } from "zod"
import { houseEvent } from "../../kernel/event.ts"
import { policyStates } from "../../kernel/setting.ts"

const state = z.enum(policyStates)

/** A policy was set to another state; who did it stands in `content.policy_change`. */
export const policyChanged = houseEvent(
  "policy.changed",
  z.strictObject({ feature: z.string(), before: state, after: state }),
)
