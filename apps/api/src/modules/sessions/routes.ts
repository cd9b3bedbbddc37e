import { consent, sessions as contract, loyalty, players as playersContract } from "@elite/contract"
import { translate } from "@elite/words"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import { setCookie as cookieLine } from "../../platform/http/cookies.ts"
import { type HttpServer, sessionCookie } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting } from "../content/index.ts"
import {
  checkRegistration,
  decodePassword,
  parseMonthDayYear,
  type Registration,
  registerPlayer,
} from "../players/index.ts"
import { authenticator } from "./authenticate.ts"
import { toDeviceType } from "./device.ts"
import { endDevice, endOtherDevices, listDevices } from "./devices.ts"
import { emailChangeRoutes } from "./emailChange/routes.ts"
import { itsmeRoutes, linkedItsmeRoutes } from "./itsme/routes.ts"
import type { ItsmePorts } from "./itsme/visits.ts"
import { logIn } from "./login.ts"
import { passwordRoutes } from "./passwords/routes.ts"
import { secondFactorRoutes, toLoginReply } from "./secondFactor/routes.ts"
import { endSession, type OpenedSession, openSession } from "./sessions.ts"
import * as settings from "./settings.ts"
import { saveOrigin } from "./signUp/origin.ts"
import { itsmeSignUpRoutes } from "./signUp/routes.ts"
import { stepUpRoutes } from "./stepUp/routes.ts"

export const routes =
  (platform: Platform, ports: ItsmePorts) =>
  (http: HttpServer): void => {
    const { transact, reads, publicUrl } = platform
    const secure = publicUrl.startsWith("https:")
    const cookieOf = ({ token, maxAgeSeconds }: Pick<OpenedSession, "token" | "maxAgeSeconds">) =>
      cookieLine(sessionCookie, token, { maxAgeSeconds, secure })
    http.authenticateWith(authenticator(platform))

    http.serve(playersContract.signUp, async ({ input, language, address, userAgent, cookie, setCookie }) => {
      const { perAddress, windowMinutes } = await getSetting(reads(), settings.signUp)
      await countAttempt(transact, {
        bucket: `signUp:${address}`,
        limit: perAddress,
        windowMs: windowMinutes * minuteMs,
      })
      const { dateOfBirth, preferredLanguage, termsAccepted: _, password, ...details } = input
      const { tracking, referralCode, ...personal } = details
      const birthDate = parseMonthDayYear(dateOfBirth)
      if (!birthDate) {
        throw new AppError("BadInputErrorType", {}, { fields: { dateOfBirth: { is: "date" } } })
      }
      const registration: Registration = {
        ...personal,
        birthDate,
        language: preferredLanguage,
        password: decodePassword(password),
      }
      const candidate = await checkRegistration(platform, ports, registration, language)
      const deviceType = toDeviceType(userAgent)
      const { player, session } = await transact(async (tx) => {
        const player = await registerPlayer(platform, tx, candidate, referralCode)
        const { playerId } = player
        const browser = { playerId, cookie: cookie(consent.consentCookie) }
        await saveOrigin(tx, browser, { tracking, referralCode })
        const session = await openSession(tx, { playerId, userAgent, address, deviceType })
        return { player, session }
      })
      setCookie(cookieOf(session))
      return {
        userId: Number(player.playerId),
        createdAt: player.registeredAt.toISOString(),
        isEmailVerified: false as const,
      }
    })

    http.serve(contract.login, async ({ input, address, userAgent, sessionToken, setCookie }) => {
      const { email: login, password: passwordBase64, deviceType } = input
      const credentials = { login, passwordBase64, deviceType, address, userAgent, sessionToken }
      const result = await logIn(platform, ports.registerCheck, credentials)
      return toLoginReply(result, { publicUrl, cookieOf, setCookie })
    })

    http.serve(contract.logout, async ({ caller, language, setCookie }) => {
      if (caller) await transact((tx) => endSession(tx, caller, "loggedOut"))
      setCookie(cookieOf({ token: "", maxAgeSeconds: 0 }))
      setCookie(cookieLine(loyalty.loyaltyCookie, "", { maxAgeSeconds: 0, secure }))
      return { message: translate(language, "answers")("loggedOut") }
    })

    http.serve(contract.getDevices, async ({ caller }) => ({ devices: await listDevices(reads(), caller) }))

    http.serve(contract.endDevice, async ({ caller, input, language, setCookie }) => {
      const { isOwn } = await transact((tx) => endDevice(tx, caller, BigInt(input.sessionId)))
      if (isOwn) setCookie(cookieOf({ token: "", maxAgeSeconds: 0 }))
      return { message: translate(language, "answers")(isOwn ? "loggedOut" : "deviceEnded") }
    })

    http.serve(contract.endOtherDevices, async ({ caller, language }) => {
      await transact((tx) => endOtherDevices(tx, caller))
      return { message: translate(language, "answers")("otherDevicesEnded") }
    })
    passwordRoutes(platform, ports, cookieOf)(http)
    emailChangeRoutes(platform)(http)
    secondFactorRoutes(platform, ports, cookieOf)(http)
    stepUpRoutes(platform, ports, cookieOf)(http)
    itsmeRoutes(platform, ports, cookieOf)(http)
    linkedItsmeRoutes(platform, ports, cookieOf)(http)
    itsmeSignUpRoutes(platform, ports, cookieOf)(http)
  }
