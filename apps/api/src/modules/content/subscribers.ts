import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import { maintenanceChanged, policyChanged } from "./events.ts"

export const pushSubscriber: Subscriber = subscriber({
  listener: "content.telling",
  on: [policyChanged, maintenanceChanged],
  async react(tx, events) {
    for (const { data } of events) {
      if ("isOn" in data)
        tx.push("everyone", "feature", { feature: "maintenance", state: data.isOn ? "on" : "off" })
      else tx.push("everyone", "feature", { feature: data.feature, state: data.after })
    }
  },
})
