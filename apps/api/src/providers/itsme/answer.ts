import { players } from "@elite/contract"
import type { IDToken } from "openid-client"
import { z } from "zod"
import type { ItsmeDetails, ItsmePerson, Purpose } from "../../modules/sessions/index.ts"
import { toStorableText } from "../../platform/lib/text.ts"

/** itsme has also used claim names with a capital V. */
const ownNames = /^http:\/\/itsme\.services\/v2\//i
const normalizeName = (name: string) => name.replace(ownNames, "http://itsme.services/v2/")

const birthDateAsTextClaim = "http://itsme.services/v2/claim/birthdate_as_string"
const numberClaim = "http://itsme.services/v2/claim/BENationalNumber"

/** Confirmed on the phone by fingerprint, face or code; `advanced`: by code. */
export const basicAssurance = "http://itsme.services/v2/claim/acr_basic"
const assurances = [basicAssurance, "http://itsme.services/v2/claim/acr_advanced"] as const

const citizenshipClaim = "http://itsme.services/v2/claim/claim_citizenship_as_iso"
const placeOfBirthClaim = "http://itsme.services/v2/claim/place_of_birth"

const personClaims = {
  given_name: null,
  family_name: null,
  birthdate: null,
  [birthDateAsTextClaim]: null,
  [numberClaim]: null,
}
const detailClaims = {
  email: null,
  email_verified: null,
  phone_number: null,
  address: null,
  gender: null,
  [citizenshipClaim]: null,
  [placeOfBirthClaim]: null,
}

/** The claims requested for each purpose: no more than it needs. */
export const claimsFor: Record<Purpose, Readonly<Record<string, null>> | undefined> = {
  login: undefined,
  stepUp: undefined,
  kyc: personClaims,
  signup: { ...personClaims, ...detailClaims },
}

const text = z.string().min(1).max(200).transform(toStorableText)
/** Without an `acr` the assurance is basic: what we ask for, and the lowest of itsme. */
const anybody = z.object({
  sub: z.string().min(1).max(255),
  acr: z.string().transform(normalizeName).pipe(z.enum(assurances)).default(basicAssurance),
})
/** OpenID Connect writes an unknown year as 0000, a card an unknown day as 00. */
const wholeDate = z.iso.date().refine((date) => date >= "1900-01-01")
const person = z.object({
  given_name: text.optional().catch(undefined),
  family_name: text,
  birthdate: wholeDate.optional().catch(undefined),
  [birthDateAsTextClaim]: wholeDate.optional().catch(undefined),
  [numberClaim]: z.string().regex(/^\d{11}$/),
})

export const normalizeClaims = (token: IDToken): IDToken =>
  Object.fromEntries(Object.entries(token).map(([name, value]) => [normalizeName(name), value])) as IDToken

export function readSubject(claims: IDToken): string | undefined {
  const read = anybody.safeParse(claims)
  return read.success ? read.data.sub : undefined
}

/** Undefined where name, full birth date or national number are missing. */
export function readPerson(claims: IDToken): ItsmePerson | undefined {
  const read = person.safeParse(claims)
  if (!read.success) return undefined
  const { given_name: firstName = "", family_name: lastName } = read.data
  const birthDate = read.data.birthdate ?? read.data[birthDateAsTextClaim]
  if (birthDate === undefined) return undefined
  return { firstName, lastName, birthDate, nationalNumber: read.data[numberClaim] }
}

/** An invalid detail counts as missing; the player is asked for it. */
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

/** The address is that of the card; only Belgian nationality is used, others are spelled differently here. */
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
