import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { shutErrors } from "./errors.ts"
import { challenged, loggedIn } from "./factor.ts"
import { id, instant, language, message, nothing } from "./parts.ts"
import { email, login as loginName, passwordBase64, sixDigits, token } from "./strings.ts"

export * from "./factor.ts"
export * from "./itsme.ts"

/**
 * `EmailNotFound` is the one answer for an unknown account and for a wrong password. Whoever has a second factor gets no
 * session yet, but a challenge, which `verifyCode` ends in the same browser.
 */
export const login = endpoint({
  method: "POST",
  path: "/api/user/login",
  who: "anyone",
  input: z.strictObject({
    /** E-mail address or username. */
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

/** Mails a link to a new password, where there is an account. Every address hears the same. */
export const forgetPassword = endpoint({
  method: "POST",
  path: "/api/user/forget-password",
  who: "anyone",
  input: z.strictObject({ email }),
  reply: message,
  errors: ["TooManyRequestsErrorType"],
})

/** Sets a new password by the key of a mailed link. Opens no session; every one of the player ends. */
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
 * Mails six digits, where there is an account; every address gets a `keyCode` and hears the same.
 * `forgetPasswordEmailSent` is never false here: that would say that nobody has the address.
 */
export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/user/forgot-password",
  who: "anyone",
  input: z.strictObject({ email }),
  reply: z.strictObject({ forgetPasswordEmailSent: z.boolean(), keyCode: z.string() }),
  errors: ["TooManyRequestsErrorType"],
})

/** How many seconds lie between two codes. The words of the page count them down. */
export const codeResendSeconds = 180
const keyCode = token(20, 100)

/** With a `keyCode` alone: sends another code, three minutes after the last one. With the digits: sets the password. */
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

/** The specification names this call twice. `id` is the caller's own; any other is nobody's. */
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

/** Every other session of the player ends; the caller's goes on under a new token. */
export const changePassword = changing("PUT", "/user/change-password")
export const changePasswordByPost = changing("POST", "/api/user/change-password")

/**
 * Asks for another e-mail address. Nothing changes yet: a link goes to the new address and one to the address so far, and
 * the change happens once both have agreed, in any order, within 30 minutes. Where the address so far was never confirmed
 * the new one alone is asked. Asking again replaces what was asked before.
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

/** A change of e-mail address that a player has asked for and that is still open. */
export const emailChange = z.strictObject({
  /** The new address, whole: it is the player's own. */
  email: z.string(),
  /** From then on its links are of no use. */
  expiresAt: instant,
  hasNewAgreed: z.boolean(),
  /** Null where the address so far is not asked: it was never confirmed. */
  hasCurrentAgreed: z.boolean().nullable(),
})

/** The player's own open change, null where there is none. */
export const getEmailChange = endpoint({
  method: "GET",
  path: "/api/user/email-change",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ change: emailChange.nullable() }),
  errors: [],
})

/** Takes the player's own open change back; its links are of no use any more. Repeating it changes nothing. */
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
 * Agrees to a change by the key of a letter, with or without a session; the last one to agree makes it happen. Every
 * session but the one that asked ends then, and every open way to a new password is void.
 */
export const agreeToEmailChange = endpoint({
  method: "POST",
  path: "/api/user/email-change/agree",
  who: "anyone",
  input: z.strictObject({ changeKey }),
  reply: z.strictObject({
    message: z.string(),
    /** It has happened; else the other address has not agreed yet. */
    isChanged: z.boolean(),
  }),
  errors: ["EmailChangeLinkInvalidErrorType", "EmailTakenMeanwhileErrorType", "TooManyRequestsErrorType"],
})

/** Stops a change by the key of either letter: it was not them. */
export const stopEmailChange = endpoint({
  method: "POST",
  path: "/api/user/email-change/stop",
  who: "anyone",
  input: z.strictObject({ changeKey }),
  reply: z.strictObject({
    message: z.string(),
    /** The letter was the one to the address so far: whoever asked knows the password of this account. */
    isAccountsOwn: z.boolean(),
  }),
  errors: ["EmailChangeLinkInvalidErrorType", "TooManyRequestsErrorType"],
})

/** A session that is open, and the device it is used on. */
export const device = z.strictObject({
  sessionId: id,
  /** Browser and system, "Firefox, Windows"; null where the browser said nothing of itself. */
  name: z.string().nullable(),
  deviceType: z.enum(["mobile", "web"]),
  /** The network address it was opened from. */
  address: z.string(),
  startedAt: instant,
  /** The last sign of life, noted at most once a minute. */
  lastUsedAt: instant,
  /** It is the caller's own. */
  isCurrent: z.boolean(),
})

/** How many devices are shown at most; ending all others ends those that are not shown too. */
export const mostDevices = 100

/** The open sessions of the player: the caller's own, then the one used last. */
export const getDevices = endpoint({
  method: "GET",
  path: "/api/session/devices",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ devices: z.array(device).max(mostDevices) }),
  errors: [],
})

/** Ends one session of the player; repeating it changes nothing. Of one's own it is a log-out. */
export const endDevice = endpoint({
  method: "POST",
  path: "/api/session/devices/end",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ sessionId: id }),
  reply: message,
  errors: ["NotFoundErrorType"],
})

/** Ends every session of the player but the caller's. */
export const endOtherDevices = endpoint({
  method: "POST",
  path: "/api/session/devices/end-others",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: message,
  errors: [],
})
