import { z } from "zod"
import { referralCode, tracking } from "./consent.ts"
import { endpoint } from "./endpoint.ts"
import { shutErrors } from "./errors.ts"
import { kycStatuses } from "./identity.ts"
import { id, instant, language, message, nothing } from "./parts.ts"
import { genders, professions, registrationFieldNames } from "./players.ts"
import { countryCode, email, machine, phone, plainLine, postalCode, username } from "./strings.ts"

/** A path of the site, without another host in it. */
const ownPath = machine(
  z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/),
)

/** Without them: the language of the call, and the home page. */
const leaving = z.strictObject({ locale: language.optional(), returnTo: ownPath.optional() })
const away = z.strictObject({ authorizationUrl: z.url() })

/** What itsme sends the browser back with. */
const arrival = z.strictObject({
  code: machine(z.string().min(1).max(512)),
  state: machine(z.string().min(20).max(100)),
  /** The issuer as the way back names it (RFC 9207), where it does. */
  iss: machine(z.string().max(300)).optional(),
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
  errors: [...arrivalErrors, "ItsmeEmailNotLinkedErrorType", ...shutErrors],
})

/** Where the browser goes to sign up with itsme. */
export const itsmeSignup = endpoint({
  method: "GET",
  path: "/api/itsme/signup",
  who: "anyone",
  input: leaving,
  reply: away,
  errors: ["ItsmeServiceNotAvailableErrorType"],
})

/** Somebody who is back from itsme to sign up, as it says them. */
const newcomer = z.strictObject({
  /** Empty for whoever has none. */
  firstName: z.string(),
  lastName: z.string(),
  /** YYYY-MM-DD. */
  dateOfBirth: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Street and number, postcode and town; null where they are asked for. */
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  /** The fields of the registration that itsme says: they are not asked for, and may not be given. */
  known: z.array(z.enum(registrationFieldNames)),
  /** Where they wanted to be, with what that address says of where they come from. */
  returnTo: z.string(),
  /** Until then they may write what it does not say. */
  expiresAt: instant,
})

/**
 * Takes up what itsme sent the browser back with to sign up, and keeps what it says of the person for half an hour. Once more
 * with the same answers the same.
 */
export const itsmeSignUpArrival = endpoint({
  method: "POST",
  path: "/api/itsme/signup/arrival",
  who: "anyone",
  input: arrival,
  reply: newcomer,
  errors: [
    ...arrivalErrors,
    "ItsmeDocumentNeededErrorType",
    "UnderAgeErrorType",
    "UserAlreadyExists",
    "ItsmeEmailNotLinkedErrorType",
  ],
})

/** Who is back from itsme to sign up, once they have been taken up. */
export const getItsmeNewcomer = endpoint({
  method: "GET",
  path: "/api/itsme/signup/newcomer",
  who: "anyone",
  input: arrival,
  reply: newcomer,
  errors: ["ItsmeOtherBrowserErrorType", "ItsmeExpiredErrorType"],
})

/**
 * Opens an account for whoever itsme says is back: its identity is verified and its itsme linked. `userDetails` is what
 * itsme does not say: who they are is not theirs to write, and what else it says is refused here. There is no password
 * and there may be no username yet (`set-username-password`). A refusal uses nothing up.
 */
export const itsmeSignUpToken = endpoint({
  method: "POST",
  path: "/api/itsme/itsmeSignUpToken",
  who: "anyone",
  input: arrival.extend({
    userDetails: z.strictObject({
      username: username.optional(),
      email: email.optional(),
      phone: phone.optional(),
      gender: z.enum(genders).optional(),
      placeOfBirth: plainLine(80).optional(),
      nationality: countryCode.optional(),
      profession: z.enum(professions).optional(),
      address: plainLine(160).optional(),
      postalCode: postalCode.optional(),
      city: plainLine(80).optional(),
      countryCode: countryCode.optional(),
      /** Without it: the language that they went to itsme in. */
      preferredLanguage: language.optional(),
      newsLetter: z.boolean().optional(),
      termsAccepted: z.literal(true),
      /** Where they come from; kept only where this browser consents to targeting, and never a reason to refuse. */
      tracking: tracking.optional(),
      /** By whom they say that they were invited; as at `sign-up`. */
      referralCode,
    }),
    /** Whose link they came by: the same as `affiliate_token` of `tracking`, which goes first. */
    affiliateReqId: tracking.shape.affiliate_token,
  }),
  reply: z.strictObject({
    success: z.literal(true),
    userId: id,
    message: z.string(),
    /** The language of the account. */
    languageCode: language,
    returnTo: z.string(),
  }),
  errors: [
    "ItsmeOtherBrowserErrorType",
    "CodeExpiredErrorType",
    "ItsmeNotConfirmedErrorType",
    "ItsmeDocumentNeededErrorType",
    "ItsmeServiceNotAvailableErrorType",
    "ItsmeEmailNotLinkedErrorType",
    "EmailAlreadyExistsErrorType",
    "UsernameAlreadyExistsErrorType",
    "UserAlreadyExists",
    "UnderAgeErrorType",
    "ProfessionBarredErrorType",
    "ExclusionRegisterUnavailableErrorType",
    "TooManyRequestsErrorType",
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
  errors: [
    ...arrivalErrors,
    "ItsmeDocumentNeededErrorType",
    "ItsmePersonMismatchErrorType",
    "ItsmeLinkedElsewhereErrorType",
  ],
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

/** Takes itsme off the account. Only where there is a password: else nobody could come in any more. */
export const unlinkItsme = endpoint({
  method: "POST",
  path: "/api/itsme/unlink",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: message,
  errors: ["StepUpRequiredErrorType", "ItsmeNotLinkedErrorType", "PasswordNotSetErrorType"],
})

/** Where the browser goes for a player to show once more, by the itsme that is linked, who they are. */
export const itsmeStepUp = endpoint({
  method: "GET",
  path: "/api/itsme/stepUp",
  who: "player",
  evenRestricted: true,
  input: leaving,
  reply: away,
  errors: ["ItsmeNotLinkedErrorType", "ItsmeServiceNotAvailableErrorType"],
})

/** What `stepUp` does, by itsme in place of the password. */
export const itsmeStepUpToken = endpoint({
  method: "POST",
  path: "/api/itsme/itsmeStepUpToken",
  who: "player",
  evenRestricted: true,
  input: arrival,
  reply: z.strictObject({ message: z.string(), returnTo: z.string() }),
  errors: [...arrivalErrors, "ItsmeNotLinkedErrorType"],
})
