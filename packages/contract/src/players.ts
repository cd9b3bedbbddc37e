import { z } from "zod"
import { referralCode, tracking } from "./consent.ts"
import { endpoint } from "./endpoint.ts"
import { id, instant, language, message, nothing } from "./parts.ts"
import {
  countryCode,
  email,
  machine,
  nationalNumber,
  passwordBase64,
  personName,
  phone,
  plainLine,
  postalCode,
  token,
  usDate,
  username,
} from "./strings.ts"

export { email, phone, usDate, username } from "./strings.ts"

/** They are in the order of the form. */
export const registrationFieldNames = [
  "email",
  "username",
  "password",
  "firstName",
  "lastName",
  "dateOfBirth",
  "gender",
  "nationalNumber",
  "placeOfBirth",
  "nationality",
  "profession",
  "address",
  "postalCode",
  "city",
  "countryCode",
  "phone",
  "preferredLanguage",
  "newsLetter",
  "termsAccepted",
] as const
export type RegistrationFieldName = (typeof registrationFieldNames)[number]

/** The Belgian Gaming Act, article 54. A test compares it with the messages. */
export const minimumAgeYears = 21
export const ageMark = `${minimumAgeYears}+`
/** A test compares them with the messages. */
export const passwordCharacters = { minimum: 10, maximum: 128 }

/** The first four may not play (Gaming Act, art. 54; docs/law.md). */
export const professions = [
  "magistrate",
  "notary",
  "bailiff",
  "police",
  "employee",
  "worker",
  "selfEmployed",
  "civilServant",
  "student",
  "retired",
  "jobSeeker",
  "other",
] as const
export const barredProfessions: readonly string[] = ["magistrate", "notary", "bailiff", "police"]
export const genders = ["female", "male", "other"] as const

/** 0 hidden · 1 optional · 2 required. */
export const getRegistrationFields = endpoint({
  method: "GET",
  path: "/api/get-registration-fields",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    registrationFields: z.record(
      z.enum(registrationFieldNames),
      z.union([z.literal(0), z.literal(1), z.literal(2)]),
    ),
  }),
  errors: [],
})

export const signUp = endpoint({
  method: "POST",
  path: "/api/user/sign-up",
  who: "anyone",
  input: z.strictObject({
    email,
    username,
    password: passwordBase64,
    firstName: personName(80),
    lastName: personName(80),
    dateOfBirth: usDate,
    gender: z.enum(genders).optional(),
    /** Eleven digits; separators are allowed. */
    nationalNumber: nationalNumber.optional(),
    placeOfBirth: plainLine(80).optional(),
    nationality: countryCode.optional(),
    profession: z.enum(professions).optional(),
    address: plainLine(160).optional(),
    postalCode: postalCode.optional(),
    city: plainLine(80).optional(),
    countryCode: countryCode.optional(),
    phone: phone.optional(),
    preferredLanguage: language,
    newsLetter: z.boolean().optional(),
    termsAccepted: z.literal(true),
    /** Stored only where this browser consents to targeting; never refused. */
    tracking: tracking.optional(),
    /** The player types it, so it needs no consent; `check-referral-code` validates it. */
    referralCode,
  }),
  reply: z.strictObject({ userId: id, createdAt: instant, isEmailVerified: z.literal(false) }),
  errors: [
    "EmailAlreadyExistsErrorType",
    "UsernameAlreadyExistsErrorType",
    "UserAlreadyExists",
    "UnderAgeErrorType",
    "ProfessionBarredErrorType",
    "WeakPasswordErrorType",
    "NationalNumberInvalidErrorType",
    "ExclusionRegisterUnavailableErrorType",
    "TooManyRequestsErrorType",
  ],
})

/** Exactly one of the two; ten requests in ten minutes per network address. */
export const checkUniqueConstraints = endpoint({
  method: "GET",
  path: "/api/user/check-unique-constraints",
  who: "anyone",
  input: z.union([z.strictObject({ email }), z.strictObject({ username })]),
  reply: z.strictObject({ isUnique: z.literal(true) }),
  errors: ["EmailAlreadyExistsErrorType", "UsernameAlreadyExistsErrorType", "TooManyRequestsErrorType"],
})

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/user/verify-email",
  who: "anyone",
  input: z.strictObject({ token: token(20, 100) }),
  reply: message,
  errors: ["EmailTokenInvalidErrorType", "CodeExpiredErrorType"],
})

/**
 * Sends the verification e-mail again; to a confirmed address only where it bounced. Without a session the reply does
 * not reveal whether the address is known.
 */
export const refreshEmailToken = endpoint({
  method: "POST",
  path: "/api/user/refresh-email-token",
  who: "anyone",
  input: z.strictObject({ email: email.optional() }),
  reply: message,
  errors: ["EmailAlreadyVerifiedErrorType", "TooManyRequestsErrorType"],
})

/** Currencies for an estimate of the balance; no money is kept in them. */
export const fiats = [
  "USD",
  "GBP",
  "CHF",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "CZK",
  "HUF",
  "RON",
  "TRY",
  "CAD",
  "AUD",
  "JPY",
] as const
export type Fiat = (typeof fiats)[number]
export const defaultFiat: Fiat = "USD"

export const walletSettings = z.strictObject({
  /** Hides zero balances other than euros. */
  hideZeroCurrency: z.boolean(),
  /** Shows an estimate in `selectedFiat`. */
  displayFiatCurrency: z.boolean(),
  selectedFiat: z.enum(fiats),
})
export type WalletSettings = z.infer<typeof walletSettings>

/** Accepts the current version of the terms. Idempotent. */
export const acceptTerms = endpoint({
  method: "PUT",
  path: "/api/user/accept-terms-conditions",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ version: machine(z.string().min(1).max(200)) }),
  reply: message,
  errors: ["TermsChangedErrorType"],
})

export const userLanguage = endpoint({
  method: "PUT",
  path: "/api/user/user-language",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ languageCode: language }),
  reply: message,
  errors: [],
})

/** A test compares them with the messages. */
export const photoAtMost = { megabytes: 8, megapixels: 40 }

/** Replaces the player's picture: cut to 256 × 256 pixels and re-encoded, without metadata. JPEG, PNG or WebP. */
export const uploadProfilePhoto = endpoint({
  method: "POST",
  path: "/user/upload-profile-photo",
  who: "player",
  evenRestricted: true,
  multipart: true,
  input: z.strictObject({ file: z.file() }),
  reply: z.strictObject({ profileImageUrl: z.string(), message: z.string() }),
  errors: ["PhotoUnreadableErrorType", "PhotoTooLargeErrorType"],
})

/** Deletes the player's picture. Idempotent. */
export const removeProfilePhoto = endpoint({
  method: "DELETE",
  path: "/user/profile-photo",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: message,
  errors: [],
})
