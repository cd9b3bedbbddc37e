import { consent, sessions as contract, type ReplyOf } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { toDeviceType } from "../device.ts"
import { browserCookie, visitCookie } from "../itsme/visitCookie.ts"
import { type ItsmePorts, startVisit } from "../itsme/visits.ts"
import type { OpenedSession } from "../sessions.ts"
import { completeNewcomerVisit, getReturningNewcomer, signUpByItsme } from "./byItsme.ts"

const toNewcomerReply = ({
  who,
  known,
  returnTo,
  expiresAt,
}: Awaited<ReturnType<typeof getReturningNewcomer>>): ReplyOf<typeof contract.getItsmeNewcomer> => ({
  firstName: who.firstName,
  lastName: who.lastName,
  dateOfBirth: who.birthDate,
  email: who.email ?? null,
  phone: who.phone ?? null,
  address: who.address ?? null,
  postalCode: who.postalCode ?? null,
  city: who.city ?? null,
  known,
  returnTo,
  expiresAt: expiresAt.toISOString(),
})

export const itsmeSignUpRoutes =
  (platform: Platform, ports: ItsmePorts, cookieOf: (opened: OpenedSession) => string) =>
  (http: HttpServer): void => {
    http.serve(contract.itsmeSignup, async ({ input, language, address, cookie, setCookie }) => {
      const { locale = language, returnTo } = input
      const browser = cookie(browserCookie)
      const visit = await startVisit(platform, ports, {
        purpose: "signup",
        language: locale,
        returnTo,
        address,
        browser,
      })
      setCookie(visitCookie(platform, visit))
      return { authorizationUrl: visit.authorizationUrl }
    })

    http.serve(contract.itsmeSignUpArrival, async ({ input, language, address, cookie, setCookie }) => {
      const browser = cookie(browserCookie)
      const newcomer = await completeNewcomerVisit(platform, ports, { ...input, address, browser }, language)
      // The cookie is needed again when the form is sent.
      if (browser)
        setCookie(visitCookie(platform, { browser, maxAgeSeconds: secondsUntil(newcomer.expiresAt) }))
      return toNewcomerReply(newcomer)
    })

    http.serve(contract.getItsmeNewcomer, async ({ input, cookie }) =>
      toNewcomerReply(
        await getReturningNewcomer(platform, ports, { ...input, browser: cookie(browserCookie) }),
      ),
    )

    http.serve(contract.itsmeSignUpToken, async ({ input, language, address, userAgent, ...call }) => {
      const { userDetails, affiliateReqId, ...arrival } = input
      const { termsAccepted: _, preferredLanguage, tracking, referralCode, ...entered } = userDetails
      const partnerTracking = affiliateReqId ? { affiliate_token: affiliateReqId } : {}
      const signUp = {
        ...arrival,
        entered: { ...entered, language: preferredLanguage },
        origin: { tracking: { ...partnerTracking, ...tracking }, referralCode },
        consentCookie: call.cookie(consent.consentCookie),
        browser: call.cookie(browserCookie),
        address,
        userAgent,
        deviceType: toDeviceType(userAgent),
      }
      const opened = await signUpByItsme(platform, ports, signUp, language)
      call.setCookie(cookieOf(opened.session))
      return {
        success: true as const,
        userId: Number(opened.playerId),
        message: translate(opened.language, "answers")("itsmeSignedUp"),
        languageCode: opened.language,
        returnTo: opened.returnTo,
      }
    })

    const secondsUntil = (instant: Date) =>
      Math.max(0, Math.floor((instant.getTime() - platform.clock.now().getTime()) / 1000))
  }
