import type { Subscriber } from "../../../platform/db/handlerType.ts"
import { subscriber } from "../../../platform/events/subscription.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { identityVouched } from "../events.ts"
import { applyVouching } from "./vouching.ts"

export const vouchingSubscribers = (
  platform: Pick<Platform, "publicUrl">,
  secret: IdentityEncryption,
): readonly Subscriber[] => [
  subscriber({
    listener: "identity.vouched",
    on: [identityVouched],
    async react(tx, events) {
      for (const { playerId, data } of events)
        await applyVouching(platform, secret, tx, { playerId, vouchingId: data.vouchingId })
    },
  }),
]
