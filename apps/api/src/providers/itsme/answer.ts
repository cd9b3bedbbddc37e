import { players } from "@elite/contract"
import type { IDToken } from "openid-client"
import { z } from "zod"
import type { ItsmeDetails, ItsmePerson, Purpose } from "../../modules/sessions/index.ts"
import { toStorableText } from "../../platform/lib/text.ts"

/** itsme has spelled the names of its claims with a capital V as well. */
const ownNames = /^http:\/\/itsme\.services\/v2\//i
const normalizeName = (name: string) => name.replace(ownNames, "http://itsme.services/v2/")

const birthDateAsTextClaim = "http://itsme.services/v2/claim/birthdate_as_string"
const numberClaim = "http://itsme.services/v2/claim/BENationalNumber"

/** itsme had the phone confirm: by fingerprint, face or code; `advanced`: by code. */
export const basicAssurance = "http://itsme.services/v2/claim/acr_basic"
const assurances = [basicAssurance, "http://itsme.services/v2/claim/acr_advanced"] as const

const citizenshipClaim = "http://itsme.services/v2/claim/claim_citizenship_as_iso"
const placeOfBirthClaim = "http://itsme.services/v2/claim/place_of_birth"

/** What is asked for to know who somebody is. */
const personClaims = {
  given_name: null,
  family_name: null,
  birthdate: null,
  [birthDateAsTextClaim]: null,
  [numberClaim]: null,
}
/** What is asked for besides to open an account. */
const detailClaims = {
  email: null,
  email_verified: null,
  phone_number: null,
  address: null,
  gender: null,
  [citizenshipClaim]: null,
  [placeOfBirthClaim]: null,
}

/** What is asked for, by what somebody is sent for: nothing more of them than it needs. */
export const claimsFor: Record<Purpose, Readonly<Record<string, null>> | undefined> = {
  login: undefined,
  stepUp: undefined,
  kyc: personClaims,
  signup: { ...personClaims, ...detailClaims },
}

const text = z.string().min(1).max(200).transform(toStorableText)
/** Without an `acr` the assurance is basic: it is what we ask for, and the least that itsme gives. */
const anybody = z.object({
  sub: z.string().min(1).max(255),
  acr: z.string().transform(normalizeName).pipe(z.enum(assurances)).default(basicAssurance),
})
/** A whole date: OpenID Connect writes an unknown year as 0000, a card an unknown day as 00. */
const wholeDate = z.iso.date().refine((date) => date >= "1900-01-01")
const person = z.object({
  // There are people without a first name.
  given_name: text.optional().catch(undefined),
  family_name: text,
  birthdate: wholeDate.optional().catch(undefined),
  [birthDateAsTextClaim]: wholeDate.optional().catch(undefined),
  [numberClaim]: z.string().regex(/^\d{11}$/),
})

/** The claims of an id token, each of itsme's own under the name that we use. */
export const normalizeClaims = (token: IDToken): IDToken =>
  Object.fromEntries(Object.entries(token).map(([name, value]) => [normalizeName(name), value])) as IDToken

/** The subject of an id token that the library has accepted; undefined where it is none of itsme's. */
export function readSubject(claims: IDToken): string | undefined {
  const read = anybody.safeParse(claims)
  return read.success ? read.data.sub : undefined
}

/** Who an id token says that the subject is; undefined where name, full birth date or national number are missing. */
export function readPerson(claims: IDToken): ItsmePerson | undefined {
  const read = person.safeParse(claims)
  if (!read.success) return undefined
  const { given_name: firstName = "", family_name: lastName } = read.data
  const birthDate = read.data.birthdate ?? read.data[birthDateAsTextClaim]
  if (birthDate === undefined) return undefined
  return { firstName, lastName, birthDate, nationalNumber: read.data[numberClaim] }
}

/** A detail that is odd is as one that was not said: it is asked for instead. */
const orUndefined = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined)
const shortText = (longest: number) => z.string().trim().min(1).max(longest).transform(toStorableText)
const details = z.object({
  email: orUndefined(players.email),
  email_verified: orUndefined(z.boolean()),
  phone_number: orUndefined(players.phone),
  address: orUndefined(
    z.object({ street_address: shortText(160), postal_code: shortText(12), locality: shortText(80) }),
  ),
  gender: orUndefined(z.enum(["female", "male"])),
  [citizenshipClaim]: orUndefined(z.string()),
  [placeOfBirthClaim]: orUndefined(z.object({ city: shortText(80) })),
})

/**
 * What an id token says of somebody besides who they are. The address is that of the Belgian card; of nationalities only the
 * Belgian one is taken over, for the others are written otherwise here.
 */
export function readDetails(claims: IDToken): ItsmeDetails {
  const read = details.parse(claims)
  const { email, phone_number: phone, address, gender } = read
  const place = read[placeOfBirthClaim]
  const home = address && {
    address: address.street_address,
    postalCode: address.postal_code,
    city: address.locality,
    countryCode: "BE",
  }
  return {
    isEmailVerified: read.email_verified === true,
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...home,
    ...(gender === undefined ? {} : { gender }),
    ...(place === undefined ? {} : { placeOfBirth: place.city }),
    ...(read[citizenshipClaim] === "BEL" ? { nationality: "BE" } : {}),
  }
}
