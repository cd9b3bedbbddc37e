import { players as contract } from "@elite/contract"
import { translate } from "@elite/words"
import { Failure } from "../../kernel/failure.ts"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { countAttempt } from "../../kernel/throttle.ts"
import { setting } from "../content/index.ts"
import { askForLink, sendVerification, verifyEmail } from "./email.ts"
import { playerDetailsChanged } from "./events.ts"
import { emailKey, usernameKey } from "./rules.ts"
import * as settings from "./settings.ts"
import { readPlayer, taken, writeDetails, writeLanguage } from "./store.ts"

const minuteMs = 60_000

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    const { transact, database } = kernel

    http.serve(contract.getRegistrationFields, async () => ({
      registrationFields: await setting(database, settings.registrationFields),
    }))

    http.serve(contract.checkUniqueConstraints, async ({ input, address }) => {
      const { perAddress, windowMinutes } = await setting(database, settings.uniqueness)
      const throttle = {
        bucket: `uniqueness:${address}`,
        limit: perAddress,
        windowMs: windowMinutes * minuteMs,
      }
      await countAttempt(transact, throttle)
      const keys =
        "email" in input ? { emailKey: emailKey(input.email) } : { usernameKey: usernameKey(input.username) }
      const used = await taken(database, keys)
      if (used.email) throw new Failure("EmailAlreadyExistsErrorType")
      if (used.username) throw new Failure("UsernameAlreadyExistsErrorType")
      return { isUnique: true as const }
    })

    http.serve(contract.verifyEmail, async ({ input, language }) => {
      await transact((tx) => verifyEmail(kernel, tx, input.token))
      return { message: translate(language, "accounts")("emailVerified") }
    })

    http.serve(contract.refreshEmailToken, async ({ input, caller, language, address }) => {
      const say = translate(language, "accounts")
      const { perAddress, perPlayer, windowMinutes } = await setting(database, settings.emailVerification)
      const windowMs = windowMinutes * minuteMs
      await countAttempt(transact, { bucket: `emailLink:${address}`, limit: perAddress, windowMs })
      if (caller) {
        const player = await readPlayer(database, caller.playerId)
        if (player?.email_verified_at) throw new Failure("EmailAlreadyVerifiedErrorType")
        await countAttempt(transact, { bucket: `emailLink:${caller.playerId}`, limit: perPlayer, windowMs })
        await transact((tx) => sendVerification(kernel, tx, caller.playerId))
        return { message: say("verificationSent") }
      }
      const { email } = input
      if (email === undefined)
        throw new Failure("BadInputErrorType", {}, { fields: { email: say("fields.required") } })
      await countAttempt(transact, { bucket: `emailLink:${emailKey(email)}`, limit: perPlayer, windowMs })
      await transact((tx) => askForLink(tx, email))
      return { message: say("verificationSentIfKnown") }
    })

    http.serve(contract.updateUserDetails, async ({ input, caller, language }) => {
      await transact(async (tx) => {
        await writeDetails(tx, caller.playerId, input)
        await tx.announce(playerDetailsChanged, {
          playerId: caller.playerId,
          fields: Object.keys(input),
        })
      })
      return { message: translate(language, "accounts")("detailsSaved") }
    })

    http.serve(contract.userLanguage, async ({ input, caller }) => {
      await transact((tx) => writeLanguage(tx, caller.playerId, input.languageCode))
      return { message: translate(input.languageCode, "accounts")("languageSaved") }
    })
  }
