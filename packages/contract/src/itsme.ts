import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { kycStatuses } from "./identity.ts"
import { id, instant, language, nothing } from "./parts.ts"

/** A path of the site, without another host in it. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/)

/** Without them: the language of the call, and the home page. */
const leaving = z.strictObject({ locale: language.optional(), returnTo: ownPath.optional() })
const away = z.strictObject({ authorizationUrl: z.url() })

/** What itsme sends the browser back with. */
const arrival = z.strictObject({
  code: z.string().min(1).max(512),
  state: z.string().min(20).max(100),
})

/** Why nothing may come of an arrival, whatever it was for. `ItsmeOtherBrowser` uses nothing up. */
const arrivalErrors = [
  "ItsmeOtherBrowserErrorType",
  "ItsmeExpiredErrorType",
  "ItsmeNotConfirmedErrorType",
  "ItsmeServiceNotAvailableErrorType",
] as const

/** Where the browser goes to log in with itsme. A cookie binds what comes back to this browser, for ten minutes. */
export const itsmeLogin = endpoint({
  method: "GET",
  path: "/api/itsme/login",
  who: "anyone",
  input: leaving,
  reply: away,
  errors: ["ItsmeServiceNotAvailableErrorType"],
})

/**
 * Logs in with what itsme sent the browser back with. `ItsmeEmailNotLinked`: no account here is linked to this itsme
 * account; whether one has the same e-mail address is not looked at and not said.
 */
export const itsmeLoginToken = endpoint({
  method: "POST",
  path: "/api/itsme/itsmeLoginToken",
  who: "anyone",
  input: arrival,
  reply: z.strictObject({
    userId: id,
    lastLoginDate: instant.nullable(),
    message: z.string(),
    language_key: z.string(),
    /** Where the person wanted to be. */
    returnTo: z.string(),
  }),
  errors: [
    ...arrivalErrors,
    "ItsmeEmailNotLinkedErrorType",
    "AccountClosedErrorType",
    "AccountExcludedErrorType",
    "AccountUnderAgeErrorType",
  ],
})

/** Where the browser goes to show with itsme who the player is, which also links the two. */
export const itsmeKyc = endpoint({
  method: "GET",
  path: "/api/itsme/itsmeKYC",
  who: "player",
  evenRestricted: true,
  input: leaving,
  reply: away,
  errors: ["EmailNotVerifiedErrorType", "ItsmeServiceNotAvailableErrorType"],
})

/**
 * Takes over who itsme says the player is, and links their itsme account: from then on it logs them in. Where itsme
 * names somebody else, nothing changes.
 */
export const itsmeKycTokenVerify = endpoint({
  method: "POST",
  path: "/api/itsme/itsmeKYCTokenVerify",
  who: "player",
  evenRestricted: true,
  input: arrival,
  reply: z.strictObject({
    kycStatus: z.enum(kycStatuses),
    message: z.string(),
    language_key: z.enum(["kyc-success", "kyc-fail"]),
    returnTo: z.string(),
  }),
  errors: [...arrivalErrors, "ItsmePersonMismatchErrorType", "ItsmeLinkedElsewhereErrorType"],
})

/** Since when the player's itsme account logs them in; null where none does. */
export const getItsmeLink = endpoint({
  method: "GET",
  path: "/api/itsme/link",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ linkedAt: instant.nullable() }),
  errors: [],
})
