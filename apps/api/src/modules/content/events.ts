import { z } from "zod"
import { policyStates } from "../../platform/admin/settings.ts"
import { operatorEvent } from "../../platform/lib/eventType.ts"

const state = z.enum(policyStates)

/** The site was closed for maintenance or opened again; who did it and why stands in `content.setting_change`. */
export const maintenanceChanged = operatorEvent("maintenance.changed", z.strictObject({ isOn: z.boolean() }))

/** A policy was set to another state; who did it stands in `content.policy_change`. */
export const policyChanged = operatorEvent(
  "policy.changed",
  z.strictObject({ feature: z.string(), before: state, after: state }),
)
