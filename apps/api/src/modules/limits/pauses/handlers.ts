import type { limits as contract, Language, ParsedOf } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import { setCookie as cookie } from "../../../platform/http/cookies.ts"
import { type Call, sessionCookie } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { findBar } from "../limits.ts"
import { type PauseResult, pauseForDays } from "../pause.ts"
import { requestReturn } from "../returns/returns.ts"

type PauseCall = Pick<Call, "language" | "setCookie"> & { caller: Call["caller"] & object }
type PauseType = ParsedOf<typeof contract.setDisableUntil>["type"]

function pauseMessage(language: Language, type: PauseType, { until, isNew }: PauseResult): string {
  const say = translate(language, "answers")
  if (until === null) return say("excludedForEver")
  const values = { until: formatsOf(language).dateTime(until) }
  if (!isNew) return say("pauseStays", values)
  return say(type === "TAKE_A_BREAK" ? "breakBegan" : "exclusionBegan", values)
}

export function pauseHandlers({ reads, transact, publicUrl }: Platform) {
  const noSession = cookie(sessionCookie, "", { maxAgeSeconds: 0, secure: publicUrl.startsWith("https:") })

  /** A new pause ends every session of the player, the caller’s too. */
  const begin = async (
    { caller, language, setCookie }: PauseCall,
    input: ParsedOf<typeof contract.setDisableUntil>,
  ) => {
    const paused = await transact((tx) => pauseForDays(tx, caller.playerId, input))
    // The published event ends the session within moments; the browser can drop its cookie now.
    if (paused.isNew) setCookie(noSession)
    return {
      message: pauseMessage(language, input.type, paused),
      until: paused.until?.toISOString() ?? null,
    }
  }

  const comeBack = async ({ caller, language }: Pick<PauseCall, "caller" | "language">) => {
    const { until } = await transact((tx) => requestReturn(tx, caller.playerId))
    const values = { until: formatsOf(language).dateTime(until) }
    return { message: translate(language, "answers")("returnAsked", values), until: until.toISOString() }
  }

  /** Refuses with OnBreak or SelfExcluded {until} while a pause runs; after a long exclusion it requests the return. */
  const end = async (call: PauseCall): Promise<contract.LimitsSet> => {
    const bar = await findBar(reads(), call.caller.playerId)
    if (bar?.name === "OnBreakErrorType" || bar?.name === "SelfExcludedErrorType")
      throw new AppError(bar.name, { until: bar.until })
    if (bar?.name !== "ReturnNotAskedErrorType" && bar?.name !== "ReturnWaitsErrorType")
      return { message: translate(call.language, "answers")("noPause") }
    const { message } = await comeBack(call)
    return { message }
  }

  return { begin, comeBack, end }
}
