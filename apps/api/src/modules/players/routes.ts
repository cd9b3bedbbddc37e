import { players as contract } from "@elite/contract"
import { translate } from "@elite/words"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting } from "../content/index.ts"
import { acceptTerms } from "./account/terms.ts"
import { enqueueVerification, sendVerification, verifyEmail } from "./emailAddress/verification.ts"
import { media } from "./photos/media.ts"
import { changePhoto, removePhoto } from "./photos/photo.ts"
import { emailKey, usernameKey } from "./rules.ts"
import * as settings from "./settings.ts"
import { findPlayer, findTakenKeys, setLanguage } from "./store.ts"
import { countUniquenessCheck } from "./uniqueness.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { transact, reads } = platform

    http.serve(contract.getRegistrationFields, async () => ({
      registrationFields: await getSetting(reads(), settings.registrationFields),
    }))

    http.serve(contract.checkUniqueConstraints, async ({ input, address }) => {
      await countUniquenessCheck(platform, address)
      const keys =
        "email" in input ? { emailKey: emailKey(input.email) } : { usernameKey: usernameKey(input.username) }
      const taken = await findTakenKeys(reads(), keys)
      if (taken.email) throw new AppError("EmailAlreadyExistsErrorType")
      if (taken.username) throw new AppError("UsernameAlreadyExistsErrorType")
      return { isUnique: true as const }
    })

    http.serve(contract.verifyEmail, async ({ input, language }) => {
      await transact((tx) => verifyEmail(platform, tx, input.token))
      return { message: translate(language, "answers")("emailVerified") }
    })

    http.serve(contract.refreshEmailToken, async ({ input, caller, language, address }) => {
      const say = translate(language, "answers")
      const { perAddress, perPlayer, windowMinutes } = await getSetting(reads(), settings.emailVerification)
      const windowMs = windowMinutes * minuteMs
      await countAttempt(transact, { bucket: `emailLink:${address}`, limit: perAddress, windowMs })
      if (caller) {
        const player = await findPlayer(reads(), caller.playerId)
        if (player?.email_verified_at && !player.mail_returned_at)
          throw new AppError("EmailAlreadyVerifiedErrorType")
        await countAttempt(transact, { bucket: `emailLink:${caller.playerId}`, limit: perPlayer, windowMs })
        await transact((tx) => sendVerification(platform, tx, caller.playerId))
        return { message: say("verificationSent") }
      }
      const { email } = input
      if (email === undefined)
        throw new AppError("BadInputErrorType", {}, { fields: { email: { is: "missing" } } })
      await countAttempt(transact, { bucket: `emailLink:${emailKey(email)}`, limit: perPlayer, windowMs })
      await transact((tx) => enqueueVerification(tx, email))
      return { message: say("verificationSentIfKnown") }
    })

    http.serve(contract.uploadProfilePhoto, async ({ input, caller, language }) => ({
      profileImageUrl: await changePhoto(platform, caller.playerId, input.file),
      message: translate(language, "answers")("photoSaved"),
    }))

    http.serve(contract.removeProfilePhoto, async ({ caller, language }) => {
      await removePhoto(platform, caller.playerId)
      return { message: translate(language, "answers")("photoRemoved") }
    })

    media(platform)(http)

    http.serve(contract.acceptTerms, async ({ input, caller, language }) => {
      await transact((tx) => acceptTerms(tx, caller.playerId, input.version))
      return { message: translate(language, "answers")("termsAccepted") }
    })

    http.serve(contract.userLanguage, async ({ input, caller }) => {
      await transact((tx) => setLanguage(tx, caller.playerId, input.languageCode))
      return { message: translate(input.languageCode, "answers")("languageSaved") }
    })
  }
