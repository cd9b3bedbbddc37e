import { sessions as contract, type ReplyOf } from "@elite/contract"
import { translate } from "@elite/words"
import { setCookie as cookieFor } from "../../../platform/http/cookies.ts"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { RegistrationPorts } from "../../players/index.ts"
import { completeLogin, mailLoginCode } from "./challenge.ts"
import type { LoggedIn, LoginChallenge } from "./enter.ts"
import {
  beginFactor,
  confirmFactor,
  getSecondFactorReply,
  renewRecoveryCodes,
  turnOwnFactorOff,
} from "./setUp.ts"

type CookieOf = (session: { token: string; maxAgeSeconds: number }) => string
type ReplyContext = { publicUrl: string; cookieOf: CookieOf; setCookie: (cookie: string) => void }

/** The browser key of a challenge; the cookie ends with the browser session or the login. */
const challengeCookie = "login_challenge"

export function toLoggedInReply(
  { playerId, lastLoginAt, language, ...session }: LoggedIn,
  { publicUrl, cookieOf, setCookie }: ReplyContext,
): ReplyOf<typeof contract.verifyCode> {
  setCookie(cookieOf(session))
  setCookie(cookieFor(challengeCookie, "", { maxAgeSeconds: 0, secure: publicUrl.startsWith("https:") }))
  return {
    userId: Number(playerId),
    lastLoginDate: lastLoginAt?.toISOString() ?? null,
    message: translate(language, "answers")("loggedIn"),
    language_key: "login",
  }
}

export function toLoginReply(
  result: LoggedIn | LoginChallenge,
  context: ReplyContext,
): ReplyOf<typeof contract.login> {
  if (!("challengeId" in result)) return toLoggedInReply(result, context)
  const { publicUrl, setCookie } = context
  setCookie(cookieFor(challengeCookie, result.browserKey, { secure: publicUrl.startsWith("https:") }))
  return { twoFactorRequired: true, challengeId: result.challengeId }
}

export const secondFactorRoutes =
  (platform: Platform, { secret }: Pick<RegistrationPorts, "secret">, cookieOf: CookieOf) =>
  (http: HttpServer): void => {
    const { reads, publicUrl } = platform

    http.serve(contract.getCode, ({ input, address, cookie }) =>
      mailLoginCode(platform, { ...input, browserKey: cookie(challengeCookie), address }),
    )

    http.serve(contract.verifyCode, async (call) => {
      const { input, address, userAgent, sessionToken, setCookie } = call
      const browser = { browserKey: call.cookie(challengeCookie), address, userAgent, sessionToken }
      return toLoggedInReply(await completeLogin(platform, secret, { ...input, ...browser }), {
        publicUrl,
        cookieOf,
        setCookie,
      })
    })

    http.serve(contract.getSecondFactor, ({ caller }) => getSecondFactorReply(reads(), caller.playerId))

    http.serve(contract.generateSecretCode, ({ caller }) => beginFactor(platform, secret, caller))

    http.serve(contract.firstTimeAuthenticate, async ({ input, caller, address }) => ({
      recoveryCodes: await confirmFactor(platform, secret, caller, { code: input.token, address }),
    }))

    http.serve(contract.renewRecoveryCodes, async ({ caller }) => ({
      recoveryCodes: await renewRecoveryCodes(platform, secret, caller),
    }))

    http.serve(contract.turnSecondFactorOff, async ({ caller, language }) => {
      await turnOwnFactorOff(platform, caller)
      return { message: translate(language, "answers")("secondFactorOff") }
    })
  }
