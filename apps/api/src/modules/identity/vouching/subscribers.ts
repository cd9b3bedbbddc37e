import type { Subscriber } from "../../../platform/db/handlerType.ts"
import { subscriber } from "../../../platform/events/subscription.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { Secrecy } from "../../players/index.ts"
import { identityVouched } from "../events.ts"
import { takeVouched } from "./vouch.ts"

export const vouchingReactions = (
  platform: Pick<Platform, "publicUrl">,
  secret: Secrecy,
): readonly Subscriber[] => [
  subscriber({
    listener: "identity.vouched",
    on: [identityVouched],
    async react(tx, happened) {
      for (const { playerId, data } of happened)
        await takeVouched(platform, secret, tx, { playerId, vouchingId: data.vouchingId })
    },
  }),
]
