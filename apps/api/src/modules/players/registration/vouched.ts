import type { players as contract, Language } from "@elite/contract"
import { AppError, type FieldErrors } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { emailKey, type Registration } from "../rules.ts"
import * as settings from "../settings.ts"
import { findTakenKeys } from "../store.ts"
import { compareNationalNumber, parseNationalNumber } from "./nationalNumber.ts"
import { assertOfAge, type Candidate, checkRegistration, type RegistrationPorts } from "./registration.ts"

/** What the national digital identity may say of somebody besides who they are; each only where it does. */
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

/** Somebody whom the national digital identity vouches for, as on their identity card. */
export type VouchedPerson = Partial<Pick<Registration, DetailName>> & {
  /** Empty for whoever has none. */
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  /** Eleven digits. */
  nationalNumber: string
  /** It also says that the address is theirs. */
  isEmailVerified: boolean
}

/** What they write themselves: what nobody vouches for. */
export type EnteredDetails = {
  [Name in DetailName | "username" | "profession" | "newsLetter"]?: Registration[Name] | undefined
} & { language: Language }

/** What is not put to whoever is vouched for: who they are, and what they may choose later. */
const unasked = new Set<contract.RegistrationFieldName>([
  "firstName",
  "lastName",
  "dateOfBirth",
  "nationalNumber",
  "username",
  "password",
])
type Details = Partial<Pick<Registration, DetailName>>

/**
 * Checks of somebody what can be checked before they have written anything. Refuses with ItsmeNotConfirmedErrorType
 * whose number contradicts their birth date, with ItsmeDocumentNeededErrorType whose number proves none, with UnderAgeErrorType, and with ItsmeEmailNotLinkedErrorType whose address
 * belongs to an account here: it may be theirs, but an address proves nothing.
 */
export async function assertVouchedPersonAllowed(platform: Platform, who: VouchedPerson): Promise<void> {
  const number = parseNationalNumber(who.nationalNumber)
  const comparison = number && compareNationalNumber(number, who.birthDate, who.gender)
  if (!comparison || comparison === "contradicts") throw new AppError("ItsmeNotConfirmedErrorType")
  if (comparison === "unknown") throw new AppError("ItsmeDocumentNeededErrorType")
  assertOfAge(who.birthDate, platform.clock.now())
  if (who.email === undefined) return
  const { email: isTaken } = await findTakenKeys(platform.reads(), { emailKey: emailKey(who.email) })
  if (isTaken) throw new AppError("ItsmeEmailNotLinkedErrorType")
}

/** What is known of somebody, of the fields that the form asks for; their number says what sex was registered. */
async function getKnownDetails(platform: Platform, who: VouchedPerson): Promise<Details> {
  const asked = await getSetting(platform.reads(), settings.registrationFields)
  const all = { ...who, gender: who.gender ?? parseNationalNumber(who.nationalNumber)?.sex }
  const known = vouchedDetails.filter((name) => all[name] !== undefined && asked[name] > 0)
  return Object.fromEntries(known.map((name) => [name, all[name]])) as Details
}

/** Which details of somebody are known, so that nobody asks for them. */
export async function listKnownDetails(platform: Platform, who: VouchedPerson): Promise<DetailName[]> {
  return Object.keys(await getKnownDetails(platform, who)) as DetailName[]
}

/**
 * Checks somebody who is vouched for and what they wrote besides, as `admit` checks a form, and refuses as it does and as
 * `assertVouchedPersonAllowed` does; with BadInputErrorType also what they write that is known: it is not theirs to change.
 */
export async function checkVouchedRegistration(
  platform: Platform,
  ports: RegistrationPorts,
  { who, told, language }: { who: VouchedPerson; told: EnteredDetails; language: Language },
): Promise<Candidate> {
  await assertVouchedPersonAllowed(platform, who)
  const known = await getKnownDetails(platform, who)
  const fields: FieldErrors = {}
  for (const name of vouchedDetails)
    if (known[name] !== undefined && told[name] !== undefined) fields[name] = { is: "notAsked" }
  const email = known.email ?? told.email
  if (email === undefined) fields.email = { is: "missing" }
  if (email === undefined || Object.keys(fields).length > 0)
    throw new AppError("BadInputErrorType", {}, { fields })
  const { firstName, lastName, birthDate, nationalNumber } = who
  const person = { firstName, lastName, birthDate, nationalNumber }
  const registration = { ...told, ...known, ...person, email, username: told.username ?? "" }
  const isEmailVerified = known.email !== undefined && who.isEmailVerified
  return checkRegistration(platform, ports, registration, language, { unasked, isEmailVerified })
}
