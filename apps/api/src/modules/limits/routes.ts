import { limits as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { getCooldownReply } from "./cooldown/cooldown.ts"
import { findBar } from "./limits.ts"
import { getOwnLimitsReply } from "./ownLimits/replies.ts"
import { ownLimitRoutes } from "./ownLimits/routes.ts"
import { pauseHandlers } from "./pauses/handlers.ts"
import { getRealityCheck, toRealityCheckReply } from "./realityCheck/realityCheck.ts"
import { realityCheckRoutes } from "./realityCheck/routes.ts"
import { getSessionTimeReply } from "./sessionTime/sessionTime.ts"
import { getRaiseReply } from "./statutory/replies.ts"
import { toExclusionReply } from "./wire.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { reads } = platform
    const pauses = pauseHandlers(platform)

    http.serve(contract.getLimits, async ({ caller }) => {
      const from = reads()
      const { playerId } = caller
      const [limits, regulatoryRaise, sessionTime, cooldown, check, bar] = await Promise.all([
        getOwnLimitsReply(from, playerId),
        getRaiseReply(from, playerId),
        getSessionTimeReply(from, playerId),
        getCooldownReply(from, playerId),
        getRealityCheck(from, playerId),
        findBar(from, playerId),
      ])
      return {
        ...limits,
        regulatoryRaise,
        sessionTime,
        cooldown,
        realityCheck: toRealityCheckReply(check),
        exclusion: bar && toExclusionReply(bar),
      }
    })

    http.serve(contract.setDisableUntil, ({ input, ...call }) => pauses.begin(call, input))
    http.serve(contract.askReturn, (call) => pauses.comeBack(call))

    ownLimitRoutes(platform)(http)
    realityCheckRoutes(platform)(http)
  }
