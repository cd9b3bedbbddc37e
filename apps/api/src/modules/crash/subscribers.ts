import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import { policyChanged } from "../content/index.ts"
import { updateStandstillAlarm } from "./chains/alarms.ts"
import { enqueueMaintainChains } from "./chains/upkeep.ts"
import { resolveNoLeaderAlarm } from "./leader/noLeaderAlarm.ts"
import { crash } from "./settings.ts"

export const openOnPolicyChange: Subscriber = subscriber({
  listener: "crash.opening",
  on: [policyChanged],
  async react(tx, events) {
    if (!events.some(({ data }) => data.feature === crash.feature)) return
    await updateStandstillAlarm(tx)
    await resolveNoLeaderAlarm(tx)
    await enqueueMaintainChains(tx)
  },
})
