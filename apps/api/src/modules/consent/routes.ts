import { consent as contract } from "@elite/contract"
import { translate } from "@elite/words"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import { setCookie as cookieWith } from "../../platform/http/cookies.ts"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting } from "../content/index.ts"
import { findChoice, recordChoice, toConsentReply } from "./consent.ts"
import { recordOrigin } from "./origin.ts"
import { type ConsentChoice, encodeConsentCookie } from "./rules.ts"
import * as settings from "./settings.ts"

/** Without targeting, tracking cookies are deleted. */
function toCookies(choice: ConsentChoice, deviceId: string, secure: boolean): string[] {
  const { consentCookie, consentCookieSeconds: maxAgeSeconds } = contract
  const options = { maxAgeSeconds, secure, isReadable: true }
  const deletedCookies = choice.targeting ? [] : contract.trackingCookies
  return [
    cookieWith(consentCookie, encodeConsentCookie(choice, deviceId), options),
    ...deletedCookies.map((name) => cookieWith(name, "", { maxAgeSeconds: 0, secure, isReadable: true })),
  ]
}

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { transact, reads, publicUrl } = platform
    const secure = publicUrl.startsWith("https:")
    const countRequest = async (address: string) => {
      const { perAddress: limit, windowMinutes } = await getSetting(reads(), settings.consentChoices)
      await countAttempt(transact, {
        bucket: `consent:${address}`,
        limit,
        windowMs: windowMinutes * minuteMs,
      })
    }

    http.serve(contract.getConsent, async ({ cookie }) => {
      const from = reads()
      const choice = await findChoice(from, cookie(contract.consentCookie))
      return { version: contract.consentVersion, consent: choice ? toConsentReply(choice, from.now) : null }
    })

    http.serve(contract.chooseConsent, async ({ input, caller, language, address, cookie, setCookie }) => {
      await countRequest(address)
      const subject = { cookie: cookie(contract.consentCookie), playerId: caller?.playerId ?? null }
      const { choice, deviceId } = await transact((tx) => recordChoice(tx, subject, input))
      for (const each of toCookies(choice, deviceId, secure)) setCookie(each)
      const message = translate(language, "answers")("consentKept")
      return { message, consent: toConsentReply(choice, choice.chosenAt) }
    })

    http.serve(contract.trackUtm, async ({ input, caller, language, address, cookie }) => {
      await countRequest(address)
      const subject = { playerId: caller.playerId, cookie: cookie(contract.consentCookie) }
      const isAllowed = await transact((tx) => recordOrigin(tx, subject, input))
      if (!isAllowed) throw new AppError("ConsentMissingErrorType")
      return { message: translate(language, "answers")("originKept") }
    })
  }
