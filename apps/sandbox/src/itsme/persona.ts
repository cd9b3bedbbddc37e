import { createHmac } from "node:crypto"
import { checkDigits } from "../shufti/persona.ts"

/** A person with an itsme account, as on their identity card and phone. */
export type Persona = {
  /** As on the card: two first names and the initial of the third. */
  readonly givenName: string
  readonly familyName: string
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly nationalNumber: string
  readonly gender: "female" | "male"
  /** Empty where itsme has none. */
  readonly email: string
  /** itsme never marks an address as verified; a relying party has to check the claim anyway. */
  readonly isEmailVerified?: boolean
  readonly phone: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly placeOfBirth: string
}

/** The sex encoded in a national register number. */
export const genderOf = (nationalNumber: string): Persona["gender"] =>
  Number(nationalNumber.slice(6, 9)) % 2 === 1 ? "male" : "female"

function somebody(serial: number, persona: Omit<Persona, "nationalNumber">): Persona {
  const [year = "", month = "", day = ""] = persona.birthDate.split("-")
  const nine = `${year.slice(2)}${month}${day}${String(serial).padStart(3, "0")}`
  return { ...persona, nationalNumber: nine + checkDigits(nine, Number(year) >= 2000) }
}

const home = { street: "Jekerstraat 39", postalCode: "3700", city: "Tongeren", placeOfBirth: "Tongeren" }

/** Persons to choose from: two adults, a minor, and one with contradictory data. */
export const PERSONAS: readonly Persona[] = [
  somebody(271, {
    ...home,
    givenName: "Jan Frans J",
    familyName: "Peeters",
    birthDate: "1989-06-04",
    gender: "male",
    email: "jan.peeters@itsme.test",
    phone: "+32 470 12 34 56",
  }),
  somebody(148, {
    givenName: "Élise Marie C",
    familyName: "Delvaux",
    birthDate: "1994-11-23",
    gender: "female",
    email: "elise.delvaux@itsme.test",
    phone: "+32 475 98 76 54",
    street: "Rue des Chapeliers 8",
    postalCode: "1000",
    city: "Bruxelles",
    placeOfBirth: "Namur",
  }),
  somebody(33, {
    ...home,
    givenName: "Seppe",
    familyName: "Claes",
    birthDate: "2008-02-17",
    gender: "male",
    email: "seppe.claes@itsme.test",
    phone: "+32 471 11 22 33",
  }),
  {
    ...somebody(271, {
      ...home,
      givenName: "Wouter",
      familyName: "De Smet",
      birthDate: "1985-03-12",
      gender: "male",
      email: "wouter.desmet@itsme.test",
      phone: "+32 472 44 55 66",
    }),
    birthDate: "1975-03-12",
  },
]

/** The subject of a person at one relying party; it changes when they recreate their account. */
export const subjectOf = (clientId: string, nationalNumber: string, generation: string): string =>
  createHmac("sha256", clientId).update(`${nationalNumber}:${generation}`).digest("hex").slice(0, 36)

const P = "http://itsme.services/v2/claim/"

/** All claims by their name. */
export function claimsOf(persona: Persona): Readonly<Record<string, unknown>> {
  const { givenName, familyName, street, postalCode, city } = persona
  return {
    name: `${givenName} ${familyName}`,
    given_name: givenName,
    family_name: familyName,
    birthdate: persona.birthDate,
    gender: persona.gender,
    ...(persona.email === ""
      ? {}
      : { email: persona.email, email_verified: persona.isEmailVerified ?? false }),
    phone_number: persona.phone,
    phone_number_verified: true,
    address: {
      formatted: `${street}\n${postalCode} ${city}`,
      street_address: street,
      postal_code: postalCode,
      locality: city,
    },
    [`${P}BENationalNumber`]: persona.nationalNumber,
    [`${P}birthdate_as_string`]: persona.birthDate,
    [`${P}claim_citizenship_as_iso`]: "BEL",
    [`${P}place_of_birth`]: {
      formatted: `${persona.placeOfBirth}, BE`,
      city: persona.placeOfBirth,
      country: "BE",
    },
  }
}
