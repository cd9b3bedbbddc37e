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

/** The message for the player: what began now, or that a longer pause is already in force. */
function pauseMessage(language: Language, type: PauseType, { until, isNew }: PauseResult): string {
  const say = translate(language, "answers")
  if (until === null) return say("excludedForEver")
  const written = { until: formatsOf(language).dateTime(until) }
  if (!isNew) return say("pauseStays", written)
  return say(type === "TAKE_A_BREAK" ? "breakBegan" : "exclusionBegan", written)
}

/** Breaks and exclusions as every call answers them that begins one or asks for its end. */
export function pauseHandlers({ reads, transact, publicUrl }: Platform) {
  const noSession = cookie(sessionCookie, "", { maxAgeSeconds: 0, secure: publicUrl.startsWith("https:") })

  /** Begins one; where it is new every session of the player ends, the caller's too. */
  const begin = async (
    { caller, language, setCookie }: PauseCall,
    asked: ParsedOf<typeof contract.setDisableUntil>,
  ) => {
    const paused = await transact((tx) => pauseForDays(tx, caller.playerId, asked))
    // The session ends within moments by what was announced: the browser need not carry it any longer.
    if (paused.isNew) setCookie(noSession)
    return {
      message: pauseMessage(language, asked.type, paused),
      until: paused.until?.toISOString() ?? null,
    }
  }

  const comeBack = async ({ caller, language }: Pick<PauseCall, "caller" | "language">) => {
    const { until } = await transact((tx) => requestReturn(tx, caller.playerId))
    const written = { until: formatsOf(language).dateTime(until) }
    return { message: translate(language, "answers")("returnAsked", written), until: until.toISOString() }
  }

  /**
   * Asks for the end of one. Refuses with OnBreak or SelfExcluded {until} while it runs, because nobody can shorten it; after a
   * long exclusion its player asks to come back by it.
   */
  const end = async (asking: PauseCall): Promise<contract.LimitsSet> => {
    const bar = await findBar(reads(), asking.caller.playerId)
    if (bar?.name === "OnBreakErrorType" || bar?.name === "SelfExcludedErrorType")
      throw new AppError(bar.name, { until: bar.until })
    if (bar?.name !== "ReturnNotAskedErrorType" && bar?.name !== "ReturnWaitsErrorType")
      return { message: translate(asking.language, "answers")("noPause") }
    const { message } = await comeBack(asking)
    return { message }
  }

  return { begin, comeBack, end }
}
