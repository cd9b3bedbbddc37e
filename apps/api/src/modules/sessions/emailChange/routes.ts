import { sessions as contract } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { setEmailChangeEnded } from "../store.ts"
import { agreeToEmailChange, stopEmailChange } from "./agree.ts"
import { getEmailChangeReply, requestEmailChange } from "./request.ts"

export const emailChangeRoutes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { transact, reads } = platform

    http.serve(contract.updateEmail, async ({ input, caller, language, address }) => {
      const { email, password: passwordBase64 } = input
      const change = await requestEmailChange(platform, caller, { email, passwordBase64, address })
      const say = translate(language, "answers")
      const until = formatsOf(language).dateTime(change.expiresAt)
      return { message: say(change.isCurrentRequired ? "bothEmailsAsked" : "newEmailAsked", { until }) }
    })

    http.serve(contract.getEmailChange, async ({ caller }) => ({
      change: await getEmailChangeReply(reads(), caller.playerId),
    }))

    http.serve(contract.cancelEmailChange, async ({ caller, language }) => {
      await transact((tx) => setEmailChangeEnded(tx, { playerId: caller.playerId }, "cancelled"))
      return { message: translate(language, "answers")("emailChangeCancelled") }
    })

    http.serve(contract.agreeToEmailChange, async ({ input, language, address }) => {
      const { isChanged } = await agreeToEmailChange(platform, { key: input.changeKey, address })
      return {
        message: translate(language, "answers")(isChanged ? "emailChanged" : "emailAgreed"),
        isChanged,
      }
    })

    http.serve(contract.stopEmailChange, async ({ input, language, address }) => {
      const { side } = await stopEmailChange(platform, { key: input.changeKey, address })
      return {
        message: translate(language, "answers")("emailChangeStopped"),
        isAccountsOwn: side === "current",
      }
    })
  }
