import { sessions as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { toDeviceType } from "../device.ts"
import type { OpenedSession } from "../sessions.ts"
import { getLinkedAt, linkItsme, startLink, unlinkItsme } from "./link.ts"
import { logInByItsme } from "./login.ts"
import { startStepUp, stepUpByItsme } from "./stepUp.ts"
import { browserCookie, visitCookie } from "./visitCookie.ts"
import { type ItsmePorts, startVisit } from "./visits.ts"

type CookieOf = (opened: Pick<OpenedSession, "token" | "maxAgeSeconds">) => string

export const itsmeRoutes =
  (platform: Platform, ports: ItsmePorts, cookieOf: CookieOf) =>
  (http: HttpServer): void => {
    http.serve(contract.itsmeLogin, async ({ input, language, address, cookie, setCookie }) => {
      const { locale = language, returnTo } = input
      const browser = cookie(browserCookie)
      const from = { purpose: "login", language: locale, returnTo, address, browser } as const
      const visit = await startVisit(platform, ports, from)
      setCookie(visitCookie(platform, visit))
      return { authorizationUrl: visit.authorizationUrl }
    })

    http.serve(contract.itsmeLoginToken, async ({ input, address, userAgent, sessionToken, ...call }) => {
      const opened = await logInByItsme(platform, ports, {
        ...input,
        address,
        userAgent,
        sessionToken,
        deviceType: toDeviceType(userAgent),
        browser: call.cookie(browserCookie),
      })
      call.setCookie(cookieOf(opened))
      return {
        userId: Number(opened.playerId),
        lastLoginDate: opened.lastLoginAt?.toISOString() ?? null,
        message: translate(opened.language, "answers")("loggedIn"),
        language_key: "login",
        returnTo: opened.returnTo,
      }
    })

    http.serve(contract.itsmeKyc, async ({ input, caller, language, address, cookie, setCookie }) => {
      const { locale = language, returnTo } = input
      const { playerId } = caller
      const from = { playerId, language: locale, returnTo, address, browser: cookie(browserCookie) }
      const visit = await startLink(platform, ports, from)
      setCookie(visitCookie(platform, visit))
      return { authorizationUrl: visit.authorizationUrl }
    })

    http.serve(contract.itsmeKycTokenVerify, async ({ input, caller, language, address, cookie }) => {
      const { playerId } = caller
      const visit = { ...input, playerId, address, browser: cookie(browserCookie) }
      const { kycStatus, returnTo } = await linkItsme(platform, ports, visit)
      const isAccepted = kycStatus === "accepted"
      return {
        kycStatus,
        message: translate(language, "answers")(isAccepted ? "itsmeLinked" : "itsmeDeclined"),
        language_key: isAccepted ? ("kyc-success" as const) : ("kyc-fail" as const),
        returnTo,
      }
    })
  }

export const linkedItsmeRoutes =
  (platform: Platform, ports: ItsmePorts, cookieOf: CookieOf) =>
  (http: HttpServer): void => {
    http.serve(contract.itsmeStepUp, async ({ input, caller, language, address, cookie, setCookie }) => {
      const { locale = language, returnTo } = input
      const { playerId } = caller
      const from = { playerId, language: locale, returnTo, address, browser: cookie(browserCookie) }
      const visit = await startStepUp(platform, ports, from)
      setCookie(visitCookie(platform, visit))
      return { authorizationUrl: visit.authorizationUrl }
    })

    http.serve(contract.itsmeStepUpToken, async ({ input, caller, language, address, ...call }) => {
      const browser = call.cookie(browserCookie)
      const renewed = await stepUpByItsme(platform, ports, { ...input, ...caller, address, browser })
      call.setCookie(cookieOf(renewed))
      return { message: translate(language, "answers")("steppedUp"), returnTo: renewed.returnTo }
    })

    http.serve(contract.unlinkItsme, async ({ caller, language }) => {
      await unlinkItsme(platform, caller)
      return { message: translate(language, "answers")("itsmeUnlinked") }
    })

    http.serve(contract.getItsmeLink, async ({ caller }) => ({
      linkedAt: (await getLinkedAt(platform.reads(), caller.playerId))?.toISOString() ?? null,
    }))
  }
