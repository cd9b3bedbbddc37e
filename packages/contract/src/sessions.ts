import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { shutErrors } from "./errors.ts"
import { challenged, loggedIn } from "./factor.ts"
import { id, instant, language, message, nothing } from "./parts.ts"
import { email, login as loginName, passwordBase64, sixDigits, token } from "./strings.ts"

export * from "./factor.ts"
export * from "./itsme.ts"

/**
 * Logs in. `EmailNotFound` covers unknown accounts and wrong passwords. With a second factor it answers a challenge
 * instead of a session; `verifyCode` completes it in the same browser.
 */
export const login = endpoint({
  method: "POST",
  path: "/api/user/login",
  who: "anyone",
  input: z.strictObject({
    email: loginName,
    password: passwordBase64,
    deviceType: z.enum(["mobile", "web"]),
    preferredLanguage: language,
  }),
  reply: z.union([loggedIn, challenged]),
  errors: ["EmailNotFound", "TooManyRequestsErrorType", ...shutErrors],
})

export const logout = endpoint({
  method: "POST",
  path: "/api/user/logout",
  who: "anyone",
  evenInMaintenance: true,
  input: nothing,
  reply: message,
  errors: [],
})

/** Mails a link for a new password, if the account exists; the reply does not reveal that. */
export const forgetPassword = endpoint({
  method: "POST",
  path: "/api/user/forget-password",
  who: "anyone",
  input: z.strictObject({ email }),
  reply: message,
  errors: ["TooManyRequestsErrorType"],
})

/** Sets a new password by the key of a mailed link. Opens no session and ends all of the player's. */
export const verifyForgetPassword = endpoint({
  method: "POST",
  path: "/api/user/verify-forget-password",
  who: "anyone",
  input: z.strictObject({ newPasswordKey: token(20, 100), password: passwordBase64 }),
  reply: message,
  errors: [
    "EmailTokenInvalidErrorType",
    "CodeExpiredErrorType",
    "WeakPasswordErrorType",
    "TooManyRequestsErrorType",
  ],
})

/**
 * Mails six digits, if the account exists; every address gets a `keyCode` and the same reply. `forgetPasswordEmailSent`
 * is always true, because false would reveal an unknown address.
 */
export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/user/forgot-password",
  who: "anyone",
  input: z.strictObject({ email }),
  reply: z.strictObject({ forgetPasswordEmailSent: z.boolean(), keyCode: z.string() }),
  errors: ["TooManyRequestsErrorType"],
})

/** The minimum seconds between two codes; the page counts them down. */
export const codeResendSeconds = 180
const keyCode = token(20, 100)

/** With `keyCode` only: sends another code, three minutes after the last. With the digits: sets the password. */
export const verifyOtp = endpoint({
  method: "POST",
  path: "/api/user/verify-otp",
  who: "anyone",
  input: z.union([
    z.strictObject({ keyCode }),
    z.strictObject({
      keyCode,
      otp: sixDigits,
      password: passwordBase64,
    }),
  ]),
  reply: message,
  errors: ["OtpInvalidErrorType", "OtpExpiredErrorType", "WeakPasswordErrorType", "TooManyRequestsErrorType"],
})

/** The specification names this call twice. `id` is the caller's own; any other is refused. */
const changing = <P extends string>(method: "POST" | "PUT", path: P) =>
  endpoint({
    method,
    path,
    who: "player",
    evenRestricted: true,
    input: z.strictObject({ id, oldPassword: passwordBase64, newPassword: passwordBase64 }),
    reply: z.strictObject({ message: z.string(), language_key: z.literal("reset-password") }),
    errors: [
      "NotFoundErrorType",
      "OldPasswordInvalidErrorType",
      "PasswordNotSetErrorType",
      "WeakPasswordErrorType",
      "TooManyRequestsErrorType",
    ],
  })

/** Ends all other sessions; the caller's continues under a new token. */
export const changePassword = changing("PUT", "/user/change-password")
export const changePasswordByPost = changing("POST", "/api/user/change-password")

/**
 * Requests a new e-mail address. Links go to the new and the current address; the change applies once both have
 * confirmed, in any order, within 30 minutes. An unconfirmed current address is not asked. A repeated request replaces
 * the previous one.
 */
export const updateEmail = endpoint({
  method: "PUT",
  path: "/user/update-email",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ email, password: passwordBase64 }),
  reply: message,
  errors: [
    "OldPasswordInvalidErrorType",
    "PasswordNotSetErrorType",
    "EmailUnchangedErrorType",
    "EmailAlreadyExistsErrorType",
    "TooManyRequestsErrorType",
  ],
})

export const emailChange = z.strictObject({
  /** Not masked: it is the player's own. */
  email: z.string(),
  expiresAt: instant,
  hasNewAgreed: z.boolean(),
  /** Null where the current address is not asked, because it was never confirmed. */
  hasCurrentAgreed: z.boolean().nullable(),
})

/** The player's pending change; null where there is none. */
export const getEmailChange = endpoint({
  method: "GET",
  path: "/api/user/email-change",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ change: emailChange.nullable() }),
  errors: [],
})

/** Cancels the pending change and invalidates its links. Idempotent. */
export const cancelEmailChange = endpoint({
  method: "POST",
  path: "/api/user/email-change/cancel",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: message,
  errors: [],
})

const changeKey = token(20, 100)

/**
 * Confirms a change by the key of a mail, with or without a session; the last confirmation applies it. Then all
 * sessions but the requesting one end, and pending password resets are void.
 */
export const agreeToEmailChange = endpoint({
  method: "POST",
  path: "/api/user/email-change/agree",
  who: "anyone",
  input: z.strictObject({ changeKey }),
  reply: z.strictObject({
    message: z.string(),
    /** False while the other address has not confirmed. */
    isChanged: z.boolean(),
  }),
  errors: ["EmailChangeLinkInvalidErrorType", "EmailTakenMeanwhileErrorType", "TooManyRequestsErrorType"],
})

/** Stops a change by the key of either mail. */
export const stopEmailChange = endpoint({
  method: "POST",
  path: "/api/user/email-change/stop",
  who: "anyone",
  input: z.strictObject({ changeKey }),
  reply: z.strictObject({
    message: z.string(),
    /** The mail to the current address was used: the requester knows the account's password. */
    isAccountsOwn: z.boolean(),
  }),
  errors: ["EmailChangeLinkInvalidErrorType", "TooManyRequestsErrorType"],
})

export const device = z.strictObject({
  sessionId: id,
  /** Browser and system, "Firefox, Windows"; null where unknown. */
  name: z.string().nullable(),
  deviceType: z.enum(["mobile", "web"]),
  address: z.string(),
  startedAt: instant,
  /** Updated at most once a minute. */
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})

/** Devices shown at most; ending all others includes those not shown. */
export const mostDevices = 100

/** The caller's own session comes first, then the others by last use. */
export const getDevices = endpoint({
  method: "GET",
  path: "/api/session/devices",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ devices: z.array(device).max(mostDevices) }),
  errors: [],
})

/** Ends one session of the player; of the caller's own it is a log-out. Idempotent. */
export const endDevice = endpoint({
  method: "POST",
  path: "/api/session/devices/end",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ sessionId: id }),
  reply: message,
  errors: ["NotFoundErrorType"],
})

/** Ends all sessions of the player except the caller's. */
export const endOtherDevices = endpoint({
  method: "POST",
  path: "/api/session/devices/end-others",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: message,
  errors: [],
})
