import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { id, instant, language, message, nothing } from "./parts.ts"
import { passwordBase64 } from "./players.ts"

/** `EmailNotFound` is the one answer for an unknown account and for a wrong password. */
export const login = endpoint({
  method: "POST",
  path: "/api/user/login",
  who: "anyone",
  input: z.strictObject({
    /** E-mail address or username. */
    email: z.string().min(1).max(254),
    password: passwordBase64,
    deviceType: z.enum(["mobile", "web"]),
    preferredLanguage: language,
  }),
  reply: z.strictObject({
    userId: id,
    lastLoginDate: instant.nullable(),
    message: z.string(),
    language_key: z.string(),
  }),
  errors: [
    "EmailNotFound",
    "TooManyRequestsErrorType",
    "AccountClosedErrorType",
    "AccountExcludedErrorType",
    "AccountUnderAgeErrorType",
  ],
})

export const logout = endpoint({
  method: "POST",
  path: "/api/user/logout",
  who: "anyone",
  input: nothing,
  reply: message,
  errors: [],
})
