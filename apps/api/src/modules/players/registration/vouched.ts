import type { players as contract, Language } from "@elite/contract"
import { AppError, type FieldErrors } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { emailKey, type Registration } from "../rules.ts"
import * as settings from "../settings.ts"
import { findTakenKeys } from "../store.ts"
import { compareNationalNumber, parseNationalNumber } from "./nationalNumber.ts"
import { assertOfAge, type Candidate, checkRegistration, type RegistrationPorts } from "./registration.ts"

export const vouchedDetails = [
  "email",
  "phone",
  "address",
  "postalCode",
  "city",
  "countryCode",
  "gender",
  "placeOfBirth",
  "nationality",
] as const satisfies readonly contract.RegistrationFieldName[]
type DetailName = (typeof vouchedDetails)[number]

export type VouchedPerson = Partial<Pick<Registration, DetailName>> & {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  /** Eleven digits. */
  nationalNumber: string
  isEmailVerified: boolean
}

export type EnteredDetails = {
  [Name in DetailName | "username" | "profession" | "newsLetter"]?: Registration[Name] | undefined
} & { language: Language }

/** The form of itsme does not contain these: itsme vouches for them, or the player chooses them later. */
const exemptFields = new Set<contract.RegistrationFieldName>([
  "firstName",
  "lastName",
  "dateOfBirth",
  "nationalNumber",
  "username",
  "password",
])
type Details = Partial<Pick<Registration, DetailName>>

/** Refuses an address of an account with ItsmeEmailNotLinkedErrorType: it does not prove the account is theirs. */
export async function assertVouchedPersonAllowed(platform: Platform, person: VouchedPerson): Promise<void> {
  const number = parseNationalNumber(person.nationalNumber)
  const comparison = number && compareNationalNumber(number, person.birthDate, person.gender)
  if (!comparison || comparison === "contradicts") throw new AppError("ItsmeNotConfirmedErrorType")
  if (comparison === "unknown") throw new AppError("ItsmeDocumentNeededErrorType")
  assertOfAge(person.birthDate, platform.clock.now())
  if (person.email === undefined) return
  const { email: isTaken } = await findTakenKeys(platform.reads(), { emailKey: emailKey(person.email) })
  if (isTaken) throw new AppError("ItsmeEmailNotLinkedErrorType")
}

/** The details that the form need not ask for; the national number contains the sex. */
async function getKnownDetails(platform: Platform, person: VouchedPerson): Promise<Details> {
  const rules = await getSetting(platform.reads(), settings.registrationFields)
  const all = { ...person, gender: person.gender ?? parseNationalNumber(person.nationalNumber)?.sex }
  const known = vouchedDetails.filter((name) => all[name] !== undefined && rules[name] > 0)
  return Object.fromEntries(known.map((name) => [name, all[name]])) as Details
}

/** The details that the form need not ask for. */
export async function listKnownDetails(platform: Platform, person: VouchedPerson): Promise<DetailName[]> {
  return Object.keys(await getKnownDetails(platform, person)) as DetailName[]
}

/** Refuses as `checkRegistration` and `assertVouchedPersonAllowed` do, and details in the form that itsme has sent. */
export async function checkVouchedRegistration(
  platform: Platform,
  ports: RegistrationPorts,
  { person, entered, language }: { person: VouchedPerson; entered: EnteredDetails; language: Language },
): Promise<Candidate> {
  await assertVouchedPersonAllowed(platform, person)
  const known = await getKnownDetails(platform, person)
  const fields: FieldErrors = {}
  for (const name of vouchedDetails)
    if (known[name] !== undefined && entered[name] !== undefined) fields[name] = { is: "notAsked" }
  const email = known.email ?? entered.email
  if (email === undefined) fields.email = { is: "missing" }
  if (email === undefined || Object.keys(fields).length > 0)
    throw new AppError("BadInputErrorType", {}, { fields })
  const { firstName, lastName, birthDate, nationalNumber } = person
  const identity = { firstName, lastName, birthDate, nationalNumber }
  const registration = { ...entered, ...known, ...identity, email, username: entered.username ?? "" }
  const isEmailVerified = known.email !== undefined && person.isEmailVerified
  return checkRegistration(platform, ports, registration, language, { exemptFields, isEmailVerified })
}
