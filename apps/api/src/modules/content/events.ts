import { z } from "zod"
import { policyStates } from "../../platform/admin/settings.ts"
import { operatorEvent } from "../../platform/lib/eventType.ts"

const state = z.enum(policyStates)

/** `content.setting_change` has the operator and the reason. */
export const maintenanceChanged = operatorEvent("maintenance.changed", z.strictObject({ isOn: z.boolean() }))

/** `content.policy_change` has the operator. */
export const policyChanged = operatorEvent(
  "policy.changed",
  z.strictObject({ feature: z.string(), before: state, after: state }),
)
