import { sessions as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { RegistrationPorts } from "../../players/index.ts"
import { changePassword } from "./change.ts"
import { requestResetCode, resendCode, resetByCode } from "./code.ts"
import { requestResetLink, resetByLink } from "./link.ts"

export const passwordRoutes =
  (
    platform: Platform,
    ports: Pick<RegistrationPorts, "secret">,
    cookieOf: (session: { token: string; maxAgeSeconds: number }) => string,
  ) =>
  (http: HttpServer): void => {
    http.serve(contract.forgetPassword, async ({ input, language, address }) => {
      await requestResetLink(platform, { ...input, address })
      return { message: translate(language, "answers")("resetLinkSentIfKnown") }
    })

    http.serve(contract.verifyForgetPassword, async ({ input, language, address }) => {
      const { newPasswordKey: key, password: passwordBase64 } = input
      await resetByLink(platform, { key, passwordBase64, address })
      return { message: translate(language, "answers")("passwordReset") }
    })

    http.serve(contract.forgotPassword, async ({ input, address }) => ({
      forgetPasswordEmailSent: true,
      ...(await requestResetCode(platform, { ...input, address })),
    }))

    http.serve(contract.verifyOtp, async ({ input, language, address }) => {
      const say = translate(language, "answers")
      if (!("otp" in input)) {
        await resendCode(platform, { ...input, address })
        return { message: say("codeSentIfKnown") }
      }
      const { password: passwordBase64, ...code } = input
      await resetByCode(platform, ports.secret, { ...code, passwordBase64, address })
      return { message: say("passwordReset") }
    })

    for (const call of [contract.changePassword, contract.changePasswordByPost])
      http.serve(call, async ({ input, caller, language, address, setCookie }) => {
        setCookie(cookieOf(await changePassword(platform, caller, { ...input, address })))
        return {
          message: translate(language, "answers")("passwordChanged"),
          language_key: "reset-password" as const,
        }
      })
  }
