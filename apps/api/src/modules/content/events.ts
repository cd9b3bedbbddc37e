import { z } from "zod"
import { policyStates } from "../../platform/admin/settings.ts"
import { houseEvent } from "../../platform/lib/eventType.ts"

const state = z.enum(policyStates)

/** The site was closed for maintenance or opened again; who did it and why stands in `content.setting_change`. */
export const maintenanceChanged = houseEvent("maintenance.changed", z.strictObject({ isOn: z.boolean() }))

/** A policy was set to another state; who did it stands in `content.policy_change`. */
export const policyChanged = houseEvent(
  "policy.changed",
  z.strictObject({ feature: z.string(), before: state, after: state }),
)
