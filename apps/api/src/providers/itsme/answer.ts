import type { IDToken } from "openid-client"
import { z } from "zod"
import { keepable } from "../../kernel/text.ts"
import type { ItsmePerson } from "../../modules/sessions/index.ts"

const numberClaim = "http://itsme.services/v2/claim/BENationalNumber"

/** itsme had the phone confirm: by fingerprint, face or code; `advanced`: by code. */
export const basicAssurance = "http://itsme.services/v2/claim/acr_basic"
const assurances = [basicAssurance, "http://itsme.services/v2/claim/acr_advanced"] as const

/** What is asked for to know who somebody is, and nothing more of them. */
export const personClaims = { given_name: null, family_name: null, birthdate: null, [numberClaim]: null }

const text = z.string().min(1).max(200).transform(keepable)
/** `sub` and how the person was recognised: an answer of any kind has both. */
const anybody = z.object({ sub: z.string().min(1).max(255), acr: z.enum(assurances) })
const person = z.object({
  // There are people without a first name.
  given_name: text.optional(),
  family_name: text,
  birthdate: z.iso.date(),
  [numberClaim]: z.string().regex(/^\d{11}$/),
})

/** The subject of an id token that the library has accepted; undefined where it is none of itsme's. */
export function subjectOf(claims: IDToken): string | undefined {
  const read = anybody.safeParse(claims)
  return read.success ? read.data.sub : undefined
}

/** Who an id token says that the subject is; undefined where anything of it is missing. */
export function personOf(claims: IDToken): ItsmePerson | undefined {
  const read = person.safeParse(claims)
  if (!read.success) return undefined
  const { given_name: firstName = "", family_name: lastName, birthdate: birthDate } = read.data
  return { firstName, lastName, birthDate, nationalNumber: read.data[numberClaim] }
}
