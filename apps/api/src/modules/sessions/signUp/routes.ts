import { consent, sessions as contract, type ReplyOf } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { deviceTypeOf } from "../device.ts"
import { browserCookie, markOf } from "../itsme/browser.ts"
import { type ItsmePorts, leave } from "../itsme/visits.ts"
import type { Opened } from "../session.ts"
import { meetNewcomer, newcomerAgain, signUpByItsme } from "./byItsme.ts"

const newcomerOnTheWire = ({
  who,
  known,
  returnTo,
  expiresAt,
}: Awaited<ReturnType<typeof newcomerAgain>>): ReplyOf<typeof contract.getItsmeNewcomer> => ({
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

/** The calls to sign up with itsme. `cookieOf` writes the cookie of a session. */
export const itsmeSignUpRoutes =
  (platform: Platform, ports: ItsmePorts, cookieOf: (opened: Opened) => string) =>
  (http: HttpServer): void => {
    http.serve(contract.itsmeSignup, async ({ input, language, address, cookie, setCookie }) => {
      const { locale = language, returnTo } = input
      const browser = cookie(browserCookie)
      const away = await leave(platform, ports, {
        purpose: "signup",
        language: locale,
        returnTo,
        address,
        browser,
      })
      setCookie(markOf(platform, away))
      return { authorizationUrl: away.authorizationUrl }
    })

    http.serve(contract.itsmeSignUpArrival, async ({ input, language, address, cookie, setCookie }) => {
      const browser = cookie(browserCookie)
      const newcomer = await meetNewcomer(platform, ports, { ...input, address, browser }, language)
      // It is asked for again when what they wrote is sent.
      if (browser) setCookie(markOf(platform, { browser, maxAgeSeconds: secondsUntil(newcomer.expiresAt) }))
      return newcomerOnTheWire(newcomer)
    })

    http.serve(contract.getItsmeNewcomer, async ({ input, cookie }) =>
      newcomerOnTheWire(await newcomerAgain(platform, ports, { ...input, browser: cookie(browserCookie) })),
    )

    http.serve(contract.itsmeSignUpToken, async ({ input, language, address, userAgent, ...call }) => {
      const { userDetails, affiliateReqId, ...arrival } = input
      const { termsAccepted: _, preferredLanguage, tracking, referralCode, ...told } = userDetails
      const ofPartner = affiliateReqId ? { affiliate_token: affiliateReqId } : {}
      const signingUp = {
        ...arrival,
        told: { ...told, language: preferredLanguage },
        origin: { tracking: { ...ofPartner, ...tracking }, referralCode },
        consentCookie: call.cookie(consent.consentCookie),
        browser: call.cookie(browserCookie),
        address,
        userAgent,
        deviceType: deviceTypeOf(userAgent),
      }
      const opened = await signUpByItsme(platform, ports, signingUp, language)
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
