import type { Subscriber } from "../../../platform/db/handlerType.ts"
import { subscriber } from "../../../platform/events/subscription.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { unreadDeclined } from "../events.ts"
import { applyReport } from "../identity.ts"

export const manualReviewSubscriber = (
  platform: Pick<Platform, "publicUrl">,
  secret: IdentityEncryption,
): Subscriber =>
  subscriber({
    listener: "identity.unreadDeclined",
    on: [unreadDeclined],
    async react(tx, events) {
      for (const { data } of events) {
        const report = {
          reference: data.reference,
          outcome: "declined",
          reason: data.reason,
        } as const
        await applyReport(platform, secret, tx, report, true)
      }
    },
  })
