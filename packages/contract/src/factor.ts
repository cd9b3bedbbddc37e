import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { shutErrors } from "./errors.ts"
import { id, instant, message, nothing } from "./parts.ts"
import { passwordBase64, token, typedCode } from "./strings.ts"

/** Somebody is in: their session came with the answer, as a cookie. */
export const loggedIn = z.strictObject({
  userId: id,
  lastLoginDate: instant.nullable(),
  message: z.string(),
  language_key: z.string(),
})

/** The password was right and the second factor is still to be shown: there is no session yet. */
export const challenged = z.strictObject({ twoFactorRequired: z.literal(true), challengeId: z.string() })

const challengeId = token(20, 100)
/** Six digits of the app or of a letter, or a recovery code; people write spaces and hyphens into both. */
const code = typedCode(6, 30)

/** How many recovery codes a player has after they were made. */
export const recoveryCodesMade = 10
const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()).length(recoveryCodesMade) })

/**
 * Mails six digits to the player of a log-in that waits for its second factor, three minutes after the last ones at the
 * earliest. Only the browser that said the password may ask.
 */
export const getCode = endpoint({
  method: "GET",
  path: "/api/user/getCode",
  who: "anyone",
  input: z.strictObject({ challengeId }),
  reply: z.strictObject({
    /** Where they went, masked: a•••@example.be. */
    sentTo: z.string(),
  }),
  errors: ["LoginChallengeExpiredErrorType", "MailedCodeNotEnoughErrorType", "TooManyRequestsErrorType"],
})

/** Ends a log-in with its second factor: a code of the app, a recovery code, or the digits that were mailed. */
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

/** How the player's second factor stands. */
export const getSecondFactor = endpoint({
  method: "GET",
  path: "/api/user/second-factor",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    /** Since when it holds; null while it is off. */
    since: instant.nullable(),
    /** How many recovery codes were not used yet. */
    recoveryCodesLeft: z.int(),
  }),
  errors: [],
})

/**
 * Begins a second factor: the secret for an authenticator app, said this once. It holds from the first right code on;
 * beginning again replaces what was begun.
 */
export const generateSecretCode = endpoint({
  method: "POST",
  path: "/user/generate-secret-code",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    /** Base32, to be typed. */
    secret: z.string(),
    /** The same for an app on this device. */
    otpauthUrl: z.string(),
    /** The same to be scanned: an SVG as a data URL. */
    qrCode: z.string(),
  }),
  errors: ["StepUpRequiredErrorType", "SecondFactorOnErrorType"],
})

/** Switches on what was begun, by a code of the app, and answers the recovery codes, this once. */
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

/** Makes new recovery codes and answers them, this once; those from before are of no use any more. */
export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/user/second-factor/recovery-codes",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: recoveryCodes,
  errors: ["StepUpRequiredErrorType", "SecondFactorOffErrorType"],
})

/** Switches the second factor off, with its recovery codes. */
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
 * The player shows once more who they are, by the password or by the second factor; the session goes on under a new token.
 * What refuses with StepUpRequiredErrorType is open for five minutes from then on, as it is after the log-in.
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
