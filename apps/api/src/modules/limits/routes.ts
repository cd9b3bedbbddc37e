import { limits as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { toRealityCheckReply, getRealityCheck } from "./check/check.ts"
import { realityCheckRoutes } from "./check/routes.ts"
import { getCooldownReply } from "./cooldown/cooldown.ts"
import { findBar } from "./limits.ts"
import { ownLimitRoutes } from "./own/routes.ts"
import { getOwnLimitsReply } from "./own/shown.ts"
import { pauseHandlers } from "./pausing/pausing.ts"
import { getRaiseReply } from "./statutory/shown.ts"
import { getSessionTimeReply } from "./time/time.ts"
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

    http.serve(contract.setDisableUntil, ({ input, ...asking }) => pauses.begin(asking, input))
    http.serve(contract.askReturn, (asking) => pauses.comeBack(asking))

    ownLimitRoutes(platform)(http)
    realityCheckRoutes(platform)(http)
  }
