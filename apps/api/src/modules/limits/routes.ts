import { limits as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { checkOnTheWire, realityCheckOf } from "./check/check.ts"
import { checkRoutes } from "./check/routes.ts"
import { cooldownShown } from "./cooldown/cooldown.ts"
import { barOf } from "./limits.ts"
import { ownRoutes } from "./own/routes.ts"
import { limitsOf } from "./own/shown.ts"
import { pausing } from "./pausing/pausing.ts"
import { raiseShown } from "./statutory/shown.ts"
import { sessionTimeShown } from "./time/time.ts"
import { exclusionOnTheWire } from "./wire.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { reads } = platform
    const pauses = pausing(platform)

    http.serve(contract.getLimits, async ({ caller }) => {
      const from = reads()
      const { playerId } = caller
      const [limits, regulatoryRaise, sessionTime, cooldown, check, bar] = await Promise.all([
        limitsOf(from, playerId),
        raiseShown(from, playerId),
        sessionTimeShown(from, playerId),
        cooldownShown(from, playerId),
        realityCheckOf(from, playerId),
        barOf(from, playerId),
      ])
      return {
        ...limits,
        regulatoryRaise,
        sessionTime,
        cooldown,
        realityCheck: checkOnTheWire(check),
        exclusion: bar && exclusionOnTheWire(bar),
      }
    })

    http.serve(contract.setDisableUntil, ({ input, ...asking }) => pauses.begin(asking, input))
    http.serve(contract.askReturn, (asking) => pauses.comeBack(asking))

    ownRoutes(platform)(http)
    checkRoutes(platform)(http)
  }
