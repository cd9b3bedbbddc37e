import { z } from "zod"
import { referralCode, tracking } from "./consent.ts"
import { endpoint } from "./endpoint.ts"
import { shutErrors } from "./errors.ts"
import { kycStatuses } from "./identity.ts"
import { id, instant, language, message, nothing } from "./parts.ts"
import { genders, professions, registrationFieldNames } from "./players.ts"
import { countryCode, email, machine, phone, plainLine, postalCode, username } from "./strings.ts"

/** A path of the site, without a host. */
const ownPath = machine(
  z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/),
)

/** Defaults: the language of the call, and the home page. */
const leaving = z.strictObject({ locale: language.optional(), returnTo: ownPath.optional() })
const away = z.strictObject({ authorizationUrl: z.url() })

const arrival = z.strictObject({
  code: machine(z.string().min(1).max(512)),
  state: machine(z.string().min(20).max(100)),
  /** The issuer, where it is sent (RFC 9207). */
  iss: machine(z.string().max(300)).optional(),
})

/** Refusals of every return. `ItsmeOtherBrowser` does not consume the code. */
const arrivalErrors = [
  "ItsmeOtherBrowserErrorType",
  "ItsmeExpiredErrorType",
  "ItsmeNotConfirmedErrorType",
  "ItsmeServiceNotAvailableErrorType",
] as const

/** The itsme address for a log-in. A cookie binds the return to this browser for ten minutes. */
export const itsmeLogin = endpoint({
  method: "GET",
  path: "/api/itsme/login",
  who: "anyone",
  input: leaving,
  reply: away,
  errors: ["ItsmeServiceNotAvailableErrorType"],
})

/**
 * Logs in with the parameters from itsme. `ItsmeEmailNotLinked`: no account is linked to this itsme account; whether
 * one has its e-mail address is not revealed.
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
    returnTo: z.string(),
  }),
  errors: [...arrivalErrors, "ItsmeEmailNotLinkedErrorType", ...shutErrors],
})

/** The itsme address for a registration. */
export const itsmeSignup = endpoint({
  method: "GET",
  path: "/api/itsme/signup",
  who: "anyone",
  input: leaving,
  reply: away,
  errors: ["ItsmeServiceNotAvailableErrorType"],
})

/** The identity from itsme of a person who wants to register. */
const newcomer = z.strictObject({
  /** Empty where the person has none. */
  firstName: z.string(),
  lastName: z.string(),
  /** YYYY-MM-DD. */
  dateOfBirth: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Street and number, postcode and town; null where the form asks for them. */
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  /** The registration fields that itsme provides; they must not be sent. */
  known: z.array(z.enum(registrationFieldNames)),
  /** The destination with its attribution. */
  returnTo: z.string(),
  /** The registration has to be completed by then. */
  expiresAt: instant,
})

/** Takes the parameters from itsme for a registration and stores the identity for half an hour. Idempotent. */
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

export const getItsmeNewcomer = endpoint({
  method: "GET",
  path: "/api/itsme/signup/newcomer",
  who: "anyone",
  input: arrival,
  reply: newcomer,
  errors: ["ItsmeOtherBrowserErrorType", "ItsmeExpiredErrorType"],
})

/**
 * Opens an account for the stored identity: verified, and linked to itsme. `userDetails` has the details that itsme
 * does not provide; others are refused. The account has no password and may have no username yet
 * (`set-username-password`). A refusal consumes nothing.
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
      /** Default: the language of the visit to itsme. */
      preferredLanguage: language.optional(),
      newsLetter: z.boolean().optional(),
      termsAccepted: z.literal(true),
      /** Stored only where this browser consents to targeting; never refused. */
      tracking: tracking.optional(),
      referralCode,
    }),
    /** The same as `affiliate_token` of `tracking`, which takes precedence. */
    affiliateReqId: tracking.shape.affiliate_token,
  }),
  reply: z.strictObject({
    success: z.literal(true),
    userId: id,
    message: z.string(),
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

/** The itsme address for an identity check, which also links the account. */
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
 * Verifies the player by itsme and links their itsme account, which then logs them in. Nothing changes where itsme
 * names another person.
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

/** Since when itsme is linked; null where it is not. */
export const getItsmeLink = endpoint({
  method: "GET",
  path: "/api/itsme/link",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ linkedAt: instant.nullable() }),
  errors: [],
})

/** Unlinks itsme. Requires a password, else nobody could log in. */
export const unlinkItsme = endpoint({
  method: "POST",
  path: "/api/itsme/unlink",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: message,
  errors: ["StepUpRequiredErrorType", "ItsmeNotLinkedErrorType", "PasswordNotSetErrorType"],
})

/** The itsme address for a step-up by the linked account. */
export const itsmeStepUp = endpoint({
  method: "GET",
  path: "/api/itsme/stepUp",
  who: "player",
  evenRestricted: true,
  input: leaving,
  reply: away,
  errors: ["ItsmeNotLinkedErrorType", "ItsmeServiceNotAvailableErrorType"],
})

/** Like `stepUp`, by itsme in place of the password. */
export const itsmeStepUpToken = endpoint({
  method: "POST",
  path: "/api/itsme/itsmeStepUpToken",
  who: "player",
  evenRestricted: true,
  input: arrival,
  reply: z.strictObject({ message: z.string(), returnTo: z.string() }),
  errors: [...arrivalErrors, "ItsmeNotLinkedErrorType"],
})
