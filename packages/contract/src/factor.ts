import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { shutErrors } from "./errors.ts"
import { id, instant, message, nothing } from "./parts.ts"
import { passwordBase64, token, typedCode } from "./strings.ts"

/** The session is open; its cookie is in the response. */
export const loggedIn = z.strictObject({
  userId: id,
  lastLoginDate: instant.nullable(),
  message: z.string(),
  language_key: z.string(),
})

/** The password was right; a second factor is required and there is no session yet. */
export const challenged = z.strictObject({ twoFactorRequired: z.literal(true), challengeId: z.string() })

const challengeId = token(20, 100)
/** Six digits of the app or of a mail, or a recovery code; spaces and hyphens are ignored. */
const code = typedCode(6, 30)

export const recoveryCodesMade = 10
const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()).length(recoveryCodesMade) })

/** Mails a log-in code at most every three minutes, only to the browser that sent the password. */
export const getCode = endpoint({
  method: "GET",
  path: "/api/user/getCode",
  who: "anyone",
  input: z.strictObject({ challengeId }),
  reply: z.strictObject({
    /** Masked: a•••@example.be. */
    sentTo: z.string(),
  }),
  errors: ["LoginChallengeExpiredErrorType", "MailedCodeNotEnoughErrorType", "TooManyRequestsErrorType"],
})

/** Completes a log-in with a code of the app, a recovery code, or the mailed digits. */
export const verifyCode = endpoint({
  method: "POST",
  path: "/api/user/verifyCode",
  who: "anyone",
  input: z.strictObject({ challengeId, code }),
  reply: loggedIn,
  errors: [
    "LoginChallengeExpiredErrorType",
    "SecondFactorCodeInvalidErrorType",
    "TooManyRequestsErrorType",
    ...shutErrors,
  ],
})

export const getSecondFactor = endpoint({
  method: "GET",
  path: "/api/user/second-factor",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    since: instant.nullable(),
    recoveryCodesLeft: z.int(),
  }),
  errors: [],
})

/**
 * Begins the set-up of a second factor: answers the secret for an authenticator app, only once. It becomes active with
 * the first valid code; beginning again replaces the secret.
 */
export const generateSecretCode = endpoint({
  method: "POST",
  path: "/user/generate-secret-code",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    /** Base32, for typing. */
    secret: z.string(),
    /** For an app on this device. */
    otpauthUrl: z.string(),
    /** For scanning: an SVG as a data URL. */
    qrCode: z.string(),
  }),
  errors: ["StepUpRequiredErrorType", "SecondFactorOnErrorType"],
})

/** Activates the second factor by a code of the app. Answers the recovery codes, only once. */
export const firstTimeAuthenticate = endpoint({
  method: "POST",
  path: "/user/firstTime-2fa-authenticate-token",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ token: code }),
  reply: recoveryCodes,
  errors: [
    "SecondFactorCodeInvalidErrorType",
    "SecondFactorSetUpOverErrorType",
    "SecondFactorOnErrorType",
    "TooManyRequestsErrorType",
  ],
})

/** Replaces the recovery codes. Answers the new ones, only once. */
export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/user/second-factor/recovery-codes",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: recoveryCodes,
  errors: ["StepUpRequiredErrorType", "SecondFactorOffErrorType"],
})

/** Turns the second factor off and deletes its recovery codes. */
export const turnSecondFactorOff = endpoint({
  method: "POST",
  path: "/api/user/second-factor/off",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: message,
  errors: ["StepUpRequiredErrorType", "SecondFactorOffErrorType"],
})

/**
 * Step-up by password or second factor; the session continues under a new token. Calls that answer
 * StepUpRequiredErrorType are open for the next five minutes, as after a log-in.
 */
export const stepUp = endpoint({
  method: "POST",
  path: "/api/session/step-up",
  who: "player",
  evenRestricted: true,
  input: z.union([z.strictObject({ password: passwordBase64 }), z.strictObject({ code })]),
  reply: message,
  errors: [
    "OldPasswordInvalidErrorType",
    "PasswordNotSetErrorType",
    "SecondFactorCodeInvalidErrorType",
    "SecondFactorOffErrorType",
    "TooManyRequestsErrorType",
  ],
})
