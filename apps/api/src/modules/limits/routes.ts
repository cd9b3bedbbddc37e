import { limits as contract, type Language } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import { setCookie as cookie } from "../../kernel/cookies.ts"
import { type Http, sessionCookie } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { checkOnTheWire, realityCheckOf } from "./check/check.ts"
import { checkRoutes } from "./check/routes.ts"
import { barOf } from "./limits.ts"
import { ownRoutes } from "./own/routes.ts"
import { limitsOf } from "./own/shown.ts"
import { type Paused, pauseFor } from "./pause.ts"
import { askReturn } from "./returning/returning.ts"
import { raiseShown } from "./statutory/shown.ts"
import { sessionTimeShown } from "./time/time.ts"
import { exclusionOnTheWire } from "./wire.ts"

/** What the player is told: what began now, or that something longer holds and stays. */
function told(language: Language, type: "TAKE_A_BREAK" | "SELF_EXCLUSION", { until, isNew }: Paused): string {
  const say = translate(language, "answers")
  if (until === null) return say("excludedForEver")
  const written = { until: formatsOf(language).dateTime(until) }
  if (!isNew) return say("pauseStays", written)
  return say(type === "TAKE_A_BREAK" ? "breakBegan" : "exclusionBegan", written)
}

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    const { reads, transact, publicUrl } = kernel
    const noSession = cookie(sessionCookie, "", { maxAgeSeconds: 0, secure: publicUrl.startsWith("https:") })

    http.serve(contract.getLimits, async ({ caller }) => {
      const from = reads()
      const { playerId } = caller
      const [limits, regulatoryRaise, sessionTime, check, bar] = await Promise.all([
        limitsOf(from, playerId),
        raiseShown(from, playerId),
        sessionTimeShown(from, playerId),
        realityCheckOf(from, playerId),
        barOf(from, playerId),
      ])
      return {
        ...limits,
        regulatoryRaise,
        sessionTime,
        realityCheck: checkOnTheWire(check),
        exclusion: bar && exclusionOnTheWire(bar),
      }
    })

    http.serve(contract.setDisableUntil, async ({ caller, input, language, setCookie }) => {
      const paused = await transact((tx) => pauseFor(tx, caller.playerId, input))
      // The session ends within moments by what was announced: the browser need not carry it any longer.
      if (paused.isNew) setCookie(noSession)
      return { message: told(language, input.type, paused), until: paused.until?.toISOString() ?? null }
    })

    http.serve(contract.askReturn, async ({ caller, language }) => {
      const { until } = await transact((tx) => askReturn(tx, caller.playerId))
      const written = { until: formatsOf(language).dateTime(until) }
      return { message: translate(language, "answers")("returnAsked", written), until: until.toISOString() }
    })

    ownRoutes(kernel)(http)
    checkRoutes(kernel)(http)
  }
